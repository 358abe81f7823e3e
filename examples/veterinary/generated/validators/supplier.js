// @generated from schema/entities/supplier.ts by `npm run codegen`, which overwrites it: edit that file instead.
// biome-ignore-all lint: compiled by Ajv.
import { formats, ucs2length } from "#contract/formats.ts";

export const validateSupplierCreate = validate0;
const schema0 = {"type":"object","required":["tradingName","discount","suppliedForms","servedCountries","lastRating","accountManager"],"additionalProperties":false,"properties":{"tradingName":{"type":"string","minLength":2,"maxLength":120},"parentSupplierId":{"type":"string"},"warehouse":{"type":"object","required":["street","town"],"additionalProperties":false,"properties":{"street":{"type":"string","minLength":1,"maxLength":200},"postalCode":{"type":"string","pattern":"^[0-9]{5}$"},"town":{"type":"string","maxLength":120},"country":{"type":"string","pattern":"^[A-Z]{2}$"},"location":{"type":"object","required":["latitude","longitude"],"additionalProperties":false,"properties":{"latitude":{"type":"number","minimum":-90,"maximum":90},"longitude":{"type":"number","minimum":-180,"maximum":180}}}}},"switchboard":{"type":"string","format":"tel"},"logo":{"type":"string","format":"image","maxLength":2000},"priceList":{"type":"string","format":"file","maxLength":2000},"orderUntil":{"type":"string","format":"time"},"deliveryTime":{"type":"string","format":"duration"},"discount":{"type":"number","format":"percent","minimum":0,"maximum":100,"multipleOf":0.01},"reliability":{"type":"number","minimum":0,"maximum":1,"multipleOf":0.001},"suppliedForms":{"type":"array","uniqueItems":true,"items":{"type":"string","enum":["tablet","injectable","syrup","ointment"]}},"servedCountries":{"type":"array","uniqueItems":true,"items":{"type":"string","pattern":"^[A-Z]{2}$"}},"deliveryDays":{"type":"array","uniqueItems":true,"items":{"type":"integer","minimum":1,"maximum":7}},"saleTerms":{"type":"string","format":"html","maxLength":20000},"departmentPhones":{"type":"object","additionalProperties":{"type":"string"}},"ordering":{"type":"object","required":["orderingWay"],"discriminator":{"propertyName":"orderingWay"},"oneOf":[{"title":"OrdersByMail","description":"Orders go by mail.","type":"object","properties":{"orderingWay":{"enum":["electronicMail"]},"orderMailbox":{},"mailSubject":{}},"required":["orderingWay","orderMailbox"],"additionalProperties":false},{"title":"OrdersByTelephone","description":"Orders are called in.","type":"object","properties":{"orderingWay":{"enum":["telephoneCall"]},"orderTelephone":{},"answeredUntil":{},"accountNumber":{}},"required":["orderingWay","orderTelephone"],"additionalProperties":false},{"title":"OrdersByPortal","description":"Orders are entered into the supplier's own site.","type":"object","properties":{"orderingWay":{"enum":["webPortal"]},"portalAddress":{},"accountNumber":{}},"required":["orderingWay","portalAddress"],"additionalProperties":false}],"properties":{"orderingWay":{"type":"string","enum":["electronicMail","telephoneCall","webPortal"]},"orderMailbox":{"type":"string","format":"email","maxLength":200},"mailSubject":{"type":"string","maxLength":60},"orderTelephone":{"type":"string","format":"tel"},"answeredUntil":{"type":"string","format":"time"},"accountNumber":{"type":"string","maxLength":40},"portalAddress":{"type":"string","format":"uri","maxLength":300}}},"orderInterface":{"type":"object","additionalProperties":true},"lastRating":{"type":"number","nullable":true},"accountManager":{"maxLength":120,"type":"string","nullable":true}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = ucs2length;
const pattern0 = new RegExp("^[0-9]{5}$", "u");
const pattern1 = new RegExp("^[A-Z]{2}$", "u");
const formats0 = /^\+?[0-9(][0-9 ()./-]{2,28}[0-9]$/;
const formats2 = formats.image;
const formats4 = formats.file;
const formats6 = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;
const formats8 = /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/;
const formats10 = formats.percent;
const formats12 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const formats18 = formats.uri;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tradingName === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tradingName"},message:"must have required property '"+"tradingName"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.discount === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "discount"},message:"must have required property '"+"discount"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.suppliedForms === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "suppliedForms"},message:"must have required property '"+"suppliedForms"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.servedCountries === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "servedCountries"},message:"must have required property '"+"servedCountries"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.lastRating === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastRating"},message:"must have required property '"+"lastRating"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.accountManager === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accountManager"},message:"must have required property '"+"accountManager"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.tradingName !== undefined){
let data0 = data.tradingName;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(func1(data0) > 120){
const err7 = {instancePath:instancePath+"/tradingName",schemaPath:"#/properties/tradingName/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data0) < 2){
const err8 = {instancePath:instancePath+"/tradingName",schemaPath:"#/properties/tradingName/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/tradingName",schemaPath:"#/properties/tradingName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.parentSupplierId !== undefined){
let data1 = data.parentSupplierId;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err10 = {instancePath:instancePath+"/parentSupplierId",schemaPath:"#/properties/parentSupplierId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.warehouse !== undefined){
let data2 = data.warehouse;
const _errs6 = errors;
const _errs7 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.street === undefined){
const err11 = {instancePath:instancePath+"/warehouse",schemaPath:"#/properties/warehouse/required",keyword:"required",params:{missingProperty: "street"},message:"must have required property '"+"street"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2.town === undefined){
const err12 = {instancePath:instancePath+"/warehouse",schemaPath:"#/properties/warehouse/required",keyword:"required",params:{missingProperty: "town"},message:"must have required property '"+"town"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const _errs8 = errors;
for(const key1 in data2){
if(!(((((key1 === "street") || (key1 === "postalCode")) || (key1 === "town")) || (key1 === "country")) || (key1 === "location"))){
const err13 = {instancePath:instancePath+"/warehouse",schemaPath:"#/properties/warehouse/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.street !== undefined){
let data3 = data2.street;
const _errs9 = errors;
const _errs10 = errors;
if(typeof data3 === "string"){
if(func1(data3) > 200){
const err14 = {instancePath:instancePath+"/warehouse/street",schemaPath:"#/properties/warehouse/properties/street/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func1(data3) < 1){
const err15 = {instancePath:instancePath+"/warehouse/street",schemaPath:"#/properties/warehouse/properties/street/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/warehouse/street",schemaPath:"#/properties/warehouse/properties/street/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid1 = _errs9 === errors;
}
if(data2.postalCode !== undefined){
let data4 = data2.postalCode;
const _errs11 = errors;
const _errs12 = errors;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err17 = {instancePath:instancePath+"/warehouse/postalCode",schemaPath:"#/properties/warehouse/properties/postalCode/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5}$"},message:"must match pattern \""+"^[0-9]{5}$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/warehouse/postalCode",schemaPath:"#/properties/warehouse/properties/postalCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid1 = _errs11 === errors;
}
if(data2.town !== undefined){
let data5 = data2.town;
const _errs13 = errors;
const _errs14 = errors;
if(typeof data5 === "string"){
if(func1(data5) > 120){
const err19 = {instancePath:instancePath+"/warehouse/town",schemaPath:"#/properties/warehouse/properties/town/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/warehouse/town",schemaPath:"#/properties/warehouse/properties/town/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var valid1 = _errs13 === errors;
}
if(data2.country !== undefined){
let data6 = data2.country;
const _errs15 = errors;
const _errs16 = errors;
if(typeof data6 === "string"){
if(!pattern1.test(data6)){
const err21 = {instancePath:instancePath+"/warehouse/country",schemaPath:"#/properties/warehouse/properties/country/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"},message:"must match pattern \""+"^[A-Z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/warehouse/country",schemaPath:"#/properties/warehouse/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid1 = _errs15 === errors;
}
if(data2.location !== undefined){
let data7 = data2.location;
const _errs17 = errors;
const _errs18 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.latitude === undefined){
const err23 = {instancePath:instancePath+"/warehouse/location",schemaPath:"#/properties/warehouse/properties/location/required",keyword:"required",params:{missingProperty: "latitude"},message:"must have required property '"+"latitude"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data7.longitude === undefined){
const err24 = {instancePath:instancePath+"/warehouse/location",schemaPath:"#/properties/warehouse/properties/location/required",keyword:"required",params:{missingProperty: "longitude"},message:"must have required property '"+"longitude"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const _errs19 = errors;
for(const key2 in data7){
if(!((key2 === "latitude") || (key2 === "longitude"))){
const err25 = {instancePath:instancePath+"/warehouse/location",schemaPath:"#/properties/warehouse/properties/location/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data7.latitude !== undefined){
let data8 = data7.latitude;
const _errs20 = errors;
const _errs21 = errors;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 90 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/warehouse/location/latitude",schemaPath:"#/properties/warehouse/properties/location/properties/latitude/maximum",keyword:"maximum",params:{comparison: "<=", limit: 90},message:"must be <= 90"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data8 < -90 || isNaN(data8)){
const err27 = {instancePath:instancePath+"/warehouse/location/latitude",schemaPath:"#/properties/warehouse/properties/location/properties/latitude/minimum",keyword:"minimum",params:{comparison: ">=", limit: -90},message:"must be >= -90"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/warehouse/location/latitude",schemaPath:"#/properties/warehouse/properties/location/properties/latitude/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var valid2 = _errs20 === errors;
}
if(data7.longitude !== undefined){
let data9 = data7.longitude;
const _errs22 = errors;
const _errs23 = errors;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 180 || isNaN(data9)){
const err29 = {instancePath:instancePath+"/warehouse/location/longitude",schemaPath:"#/properties/warehouse/properties/location/properties/longitude/maximum",keyword:"maximum",params:{comparison: "<=", limit: 180},message:"must be <= 180"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data9 < -180 || isNaN(data9)){
const err30 = {instancePath:instancePath+"/warehouse/location/longitude",schemaPath:"#/properties/warehouse/properties/location/properties/longitude/minimum",keyword:"minimum",params:{comparison: ">=", limit: -180},message:"must be >= -180"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/warehouse/location/longitude",schemaPath:"#/properties/warehouse/properties/location/properties/longitude/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var valid2 = _errs22 === errors;
}
}
else {
const err32 = {instancePath:instancePath+"/warehouse/location",schemaPath:"#/properties/warehouse/properties/location/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var valid1 = _errs17 === errors;
}
}
else {
const err33 = {instancePath:instancePath+"/warehouse",schemaPath:"#/properties/warehouse/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var valid0 = _errs6 === errors;
}
if(data.switchboard !== undefined){
let data10 = data.switchboard;
const _errs24 = errors;
const _errs25 = errors;
if((typeof data10 == "number") && (isFinite(data10))){
}
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
const err34 = {instancePath:instancePath+"/switchboard",schemaPath:"#/properties/switchboard/format",keyword:"format",params:{format: "tel"},message:"must match format \""+"tel"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/switchboard",schemaPath:"#/properties/switchboard/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var valid0 = _errs24 === errors;
}
if(data.logo !== undefined){
let data11 = data.logo;
const _errs26 = errors;
const _errs27 = errors;
if((typeof data11 == "number") && (isFinite(data11))){
}
if(typeof data11 === "string"){
if(func1(data11) > 2000){
const err36 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!(formats2(data11))){
const err37 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/format",keyword:"format",params:{format: "image"},message:"must match format \""+"image"+"\""};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var valid0 = _errs26 === errors;
}
if(data.priceList !== undefined){
let data12 = data.priceList;
const _errs28 = errors;
const _errs29 = errors;
if((typeof data12 == "number") && (isFinite(data12))){
}
if(typeof data12 === "string"){
if(func1(data12) > 2000){
const err39 = {instancePath:instancePath+"/priceList",schemaPath:"#/properties/priceList/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!(formats4(data12))){
const err40 = {instancePath:instancePath+"/priceList",schemaPath:"#/properties/priceList/format",keyword:"format",params:{format: "file"},message:"must match format \""+"file"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/priceList",schemaPath:"#/properties/priceList/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var valid0 = _errs28 === errors;
}
if(data.orderUntil !== undefined){
let data13 = data.orderUntil;
const _errs30 = errors;
const _errs31 = errors;
if((typeof data13 == "number") && (isFinite(data13))){
}
if(typeof data13 === "string"){
if(!(formats6.test(data13))){
const err42 = {instancePath:instancePath+"/orderUntil",schemaPath:"#/properties/orderUntil/format",keyword:"format",params:{format: "time"},message:"must match format \""+"time"+"\""};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/orderUntil",schemaPath:"#/properties/orderUntil/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
var valid0 = _errs30 === errors;
}
if(data.deliveryTime !== undefined){
let data14 = data.deliveryTime;
const _errs32 = errors;
const _errs33 = errors;
if((typeof data14 == "number") && (isFinite(data14))){
}
if(typeof data14 === "string"){
if(!(formats8.test(data14))){
const err44 = {instancePath:instancePath+"/deliveryTime",schemaPath:"#/properties/deliveryTime/format",keyword:"format",params:{format: "duration"},message:"must match format \""+"duration"+"\""};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/deliveryTime",schemaPath:"#/properties/deliveryTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var valid0 = _errs32 === errors;
}
if(data.discount !== undefined){
let data15 = data.discount;
const _errs34 = errors;
const _errs35 = errors;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 100 || isNaN(data15)){
const err46 = {instancePath:instancePath+"/discount",schemaPath:"#/properties/discount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data15 < 0 || isNaN(data15)){
const err47 = {instancePath:instancePath+"/discount",schemaPath:"#/properties/discount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!(formats10.validate(data15))){
const err48 = {instancePath:instancePath+"/discount",schemaPath:"#/properties/discount/format",keyword:"format",params:{format: "percent"},message:"must match format \""+"percent"+"\""};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
const steps0 = data15 / 0.01;
if(!(Math.abs(steps0 - Math.round(steps0)) <= Math.abs(steps0) * Number.EPSILON * 4)){
const err49 = {instancePath:instancePath+"/discount",schemaPath:"#/properties/discount/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01},message:"must be multiple of 0.01"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/discount",schemaPath:"#/properties/discount/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(typeof data15 === "string"){
}
var valid0 = _errs34 === errors;
}
if(data.reliability !== undefined){
let data16 = data.reliability;
const _errs36 = errors;
const _errs37 = errors;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 1 || isNaN(data16)){
const err51 = {instancePath:instancePath+"/reliability",schemaPath:"#/properties/reliability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data16 < 0 || isNaN(data16)){
const err52 = {instancePath:instancePath+"/reliability",schemaPath:"#/properties/reliability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
const steps1 = data16 / 0.001;
if(!(Math.abs(steps1 - Math.round(steps1)) <= Math.abs(steps1) * Number.EPSILON * 4)){
const err53 = {instancePath:instancePath+"/reliability",schemaPath:"#/properties/reliability/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001},message:"must be multiple of 0.001"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/reliability",schemaPath:"#/properties/reliability/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
var valid0 = _errs36 === errors;
}
if(data.suppliedForms !== undefined){
let data17 = data.suppliedForms;
const _errs38 = errors;
const _errs39 = errors;
if(Array.isArray(data17)){
let valid4 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs40 = errors;
if(typeof data18 !== "string"){
const err55 = {instancePath:instancePath+"/suppliedForms/" + i0,schemaPath:"#/properties/suppliedForms/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
const _errs41 = errors;
const vSchema0 = schema0.properties.suppliedForms.items.enum;
if(!((((data18 === "tablet") || (data18 === "injectable")) || (data18 === "syrup")) || (data18 === "ointment"))){
const err56 = {instancePath:instancePath+"/suppliedForms/" + i0,schemaPath:"#/properties/suppliedForms/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.suppliedForms.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
var valid3 = _errs40 === errors;
if(!valid3){
valid4 = false;
}
}
let valid5;
let i1 = data17.length;
let j0;
valid5 = true;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data17[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err57 = {instancePath:instancePath+"/suppliedForms",schemaPath:"#/properties/suppliedForms/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
valid5 = false;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err58 = {instancePath:instancePath+"/suppliedForms",schemaPath:"#/properties/suppliedForms/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
var valid0 = _errs38 === errors;
}
if(data.servedCountries !== undefined){
let data19 = data.servedCountries;
const _errs42 = errors;
const _errs43 = errors;
if(Array.isArray(data19)){
let valid7 = true;
const len1 = data19.length;
for(let i2=0; i2<len1; i2++){
let data20 = data19[i2];
const _errs44 = errors;
const _errs45 = errors;
if(typeof data20 === "string"){
if(!pattern1.test(data20)){
const err59 = {instancePath:instancePath+"/servedCountries/" + i2,schemaPath:"#/properties/servedCountries/items/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"},message:"must match pattern \""+"^[A-Z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/servedCountries/" + i2,schemaPath:"#/properties/servedCountries/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
var valid6 = _errs44 === errors;
if(!valid6){
valid7 = false;
}
}
let valid8;
let i3 = data19.length;
let j1;
valid8 = true;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data19[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err61 = {instancePath:instancePath+"/servedCountries",schemaPath:"#/properties/servedCountries/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
valid8 = false;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err62 = {instancePath:instancePath+"/servedCountries",schemaPath:"#/properties/servedCountries/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
var valid0 = _errs42 === errors;
}
if(data.deliveryDays !== undefined){
let data21 = data.deliveryDays;
const _errs46 = errors;
const _errs47 = errors;
if(Array.isArray(data21)){
let valid10 = true;
const len2 = data21.length;
for(let i4=0; i4<len2; i4++){
let data22 = data21[i4];
const _errs48 = errors;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err63 = {instancePath:instancePath+"/deliveryDays/" + i4,schemaPath:"#/properties/deliveryDays/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
const _errs49 = errors;
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 7 || isNaN(data22)){
const err64 = {instancePath:instancePath+"/deliveryDays/" + i4,schemaPath:"#/properties/deliveryDays/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 7},message:"must be <= 7"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data22 < 1 || isNaN(data22)){
const err65 = {instancePath:instancePath+"/deliveryDays/" + i4,schemaPath:"#/properties/deliveryDays/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
var valid9 = _errs48 === errors;
if(!valid9){
valid10 = false;
}
}
let valid11;
let i5 = data21.length;
let j2;
valid11 = true;
if(i5 > 1){
const indices2 = {};
for(;i5--;){
let item2 = data21[i5];
if(!(((typeof item2 == "number") && (!(item2 % 1) && !isNaN(item2))) && (isFinite(item2)))){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err66 = {instancePath:instancePath+"/deliveryDays",schemaPath:"#/properties/deliveryDays/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i5+" are identical)"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
valid11 = false;
break;
}
indices2[item2] = i5;
}
}
}
else {
const err67 = {instancePath:instancePath+"/deliveryDays",schemaPath:"#/properties/deliveryDays/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
var valid0 = _errs46 === errors;
}
if(data.saleTerms !== undefined){
let data23 = data.saleTerms;
const _errs50 = errors;
const _errs51 = errors;
if((typeof data23 == "number") && (isFinite(data23))){
}
if(typeof data23 === "string"){
if(func1(data23) > 20000){
const err68 = {instancePath:instancePath+"/saleTerms",schemaPath:"#/properties/saleTerms/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/saleTerms",schemaPath:"#/properties/saleTerms/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
var valid0 = _errs50 === errors;
}
if(data.departmentPhones !== undefined){
let data24 = data.departmentPhones;
const _errs52 = errors;
const _errs53 = errors;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
const _errs54 = errors;
for(const key3 in data24){
let data25 = data24[key3];
const _errs55 = errors;
if(typeof data25 !== "string"){
const err70 = {instancePath:instancePath+"/departmentPhones/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/departmentPhones/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
const _errs56 = errors;
var valid12 = _errs55 === errors;
}
}
else {
const err71 = {instancePath:instancePath+"/departmentPhones",schemaPath:"#/properties/departmentPhones/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
var valid0 = _errs52 === errors;
}
if(data.ordering !== undefined){
let data26 = data.ordering;
const _errs57 = errors;
const _errs58 = errors;
const _errs59 = errors;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.orderingWay === undefined){
const err72 = {instancePath:instancePath+"/ordering",schemaPath:"#/properties/ordering/required",keyword:"required",params:{missingProperty: "orderingWay"},message:"must have required property '"+"orderingWay"+"'"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data26.orderingWay !== undefined){
let data27 = data26.orderingWay;
const _errs60 = errors;
if(typeof data27 !== "string"){
const err73 = {instancePath:instancePath+"/ordering/orderingWay",schemaPath:"#/properties/ordering/properties/orderingWay/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
const _errs61 = errors;
const vSchema1 = schema0.properties.ordering.properties.orderingWay.enum;
if(!(((data27 === "electronicMail") || (data27 === "telephoneCall")) || (data27 === "webPortal"))){
const err74 = {instancePath:instancePath+"/ordering/orderingWay",schemaPath:"#/properties/ordering/properties/orderingWay/enum",keyword:"enum",params:{allowedValues: schema0.properties.ordering.properties.orderingWay.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
var valid13 = _errs60 === errors;
}
if(data26.orderMailbox !== undefined){
let data28 = data26.orderMailbox;
const _errs62 = errors;
const _errs63 = errors;
if((typeof data28 == "number") && (isFinite(data28))){
}
if(typeof data28 === "string"){
if(func1(data28) > 200){
const err75 = {instancePath:instancePath+"/ordering/orderMailbox",schemaPath:"#/properties/ordering/properties/orderMailbox/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(!(formats12.test(data28))){
const err76 = {instancePath:instancePath+"/ordering/orderMailbox",schemaPath:"#/properties/ordering/properties/orderMailbox/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/ordering/orderMailbox",schemaPath:"#/properties/ordering/properties/orderMailbox/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
var valid13 = _errs62 === errors;
}
if(data26.mailSubject !== undefined){
let data29 = data26.mailSubject;
const _errs64 = errors;
const _errs65 = errors;
if(typeof data29 === "string"){
if(func1(data29) > 60){
const err78 = {instancePath:instancePath+"/ordering/mailSubject",schemaPath:"#/properties/ordering/properties/mailSubject/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
else {
const err79 = {instancePath:instancePath+"/ordering/mailSubject",schemaPath:"#/properties/ordering/properties/mailSubject/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
var valid13 = _errs64 === errors;
}
if(data26.orderTelephone !== undefined){
let data30 = data26.orderTelephone;
const _errs66 = errors;
const _errs67 = errors;
if((typeof data30 == "number") && (isFinite(data30))){
}
if(typeof data30 === "string"){
if(!(formats0.test(data30))){
const err80 = {instancePath:instancePath+"/ordering/orderTelephone",schemaPath:"#/properties/ordering/properties/orderTelephone/format",keyword:"format",params:{format: "tel"},message:"must match format \""+"tel"+"\""};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
else {
const err81 = {instancePath:instancePath+"/ordering/orderTelephone",schemaPath:"#/properties/ordering/properties/orderTelephone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
var valid13 = _errs66 === errors;
}
if(data26.answeredUntil !== undefined){
let data31 = data26.answeredUntil;
const _errs68 = errors;
const _errs69 = errors;
if((typeof data31 == "number") && (isFinite(data31))){
}
if(typeof data31 === "string"){
if(!(formats6.test(data31))){
const err82 = {instancePath:instancePath+"/ordering/answeredUntil",schemaPath:"#/properties/ordering/properties/answeredUntil/format",keyword:"format",params:{format: "time"},message:"must match format \""+"time"+"\""};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
else {
const err83 = {instancePath:instancePath+"/ordering/answeredUntil",schemaPath:"#/properties/ordering/properties/answeredUntil/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
var valid13 = _errs68 === errors;
}
if(data26.accountNumber !== undefined){
let data32 = data26.accountNumber;
const _errs70 = errors;
const _errs71 = errors;
if(typeof data32 === "string"){
if(func1(data32) > 40){
const err84 = {instancePath:instancePath+"/ordering/accountNumber",schemaPath:"#/properties/ordering/properties/accountNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
else {
const err85 = {instancePath:instancePath+"/ordering/accountNumber",schemaPath:"#/properties/ordering/properties/accountNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
var valid13 = _errs70 === errors;
}
if(data26.portalAddress !== undefined){
let data33 = data26.portalAddress;
const _errs72 = errors;
const _errs73 = errors;
if((typeof data33 == "number") && (isFinite(data33))){
}
if(typeof data33 === "string"){
if(func1(data33) > 300){
const err86 = {instancePath:instancePath+"/ordering/portalAddress",schemaPath:"#/properties/ordering/properties/portalAddress/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(!(formats18(data33))){
const err87 = {instancePath:instancePath+"/ordering/portalAddress",schemaPath:"#/properties/ordering/properties/portalAddress/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
else {
const err88 = {instancePath:instancePath+"/ordering/portalAddress",schemaPath:"#/properties/ordering/properties/portalAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
var valid13 = _errs72 === errors;
}
let valid14 = false;
const tag0 = data26.orderingWay;
if(typeof tag0 == "string"){
if(false){
}
else if(tag0 === "electronicMail"){
const _errs74 = errors;
const _errs75 = errors;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.orderingWay === undefined){
const err89 = {instancePath:instancePath+"/ordering",schemaPath:"#/properties/ordering/oneOf/0/required",keyword:"required",params:{missingProperty: "orderingWay"},message:"must have required property '"+"orderingWay"+"'"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data26.orderMailbox === undefined){
const err90 = {instancePath:instancePath+"/ordering",schemaPath:"#/properties/ordering/oneOf/0/required",keyword:"required",params:{missingProperty: "orderMailbox"},message:"must have required property '"+"orderMailbox"+"'"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
const _errs76 = errors;
for(const key4 in data26){
if(!(((key4 === "orderingWay") || (key4 === "orderMailbox")) || (key4 === "mailSubject"))){
const err91 = {instancePath:instancePath+"/ordering",schemaPath:"#/properties/ordering/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data26.orderingWay !== undefined){
let data34 = data26.orderingWay;
const _errs77 = errors;
const vSchema2 = schema0.properties.ordering.oneOf[0].properties.orderingWay.enum;
if(!(data34 === "electronicMail")){
const err92 = {instancePath:instancePath+"/ordering/orderingWay",schemaPath:"#/properties/ordering/oneOf/0/properties/orderingWay/enum",keyword:"enum",params:{allowedValues: schema0.properties.ordering.oneOf[0].properties.orderingWay.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
var valid16 = _errs77 === errors;
}
}
else {
const err93 = {instancePath:instancePath+"/ordering",schemaPath:"#/properties/ordering/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
var valid15 = _errs74 === errors;
valid14 = valid15;
}
else if(tag0 === "telephoneCall"){
const _errs78 = errors;
const _errs79 = errors;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.orderingWay === undefined){
const err94 = {instancePath:instancePath+"/ordering",schemaPath:"#/properties/ordering/oneOf/1/required",keyword:"required",params:{missingProperty: "orderingWay"},message:"must have required property '"+"orderingWay"+"'"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(data26.orderTelephone === undefined){
const err95 = {instancePath:instancePath+"/ordering",schemaPath:"#/properties/ordering/oneOf/1/required",keyword:"required",params:{missingProperty: "orderTelephone"},message:"must have required property '"+"orderTelephone"+"'"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
const _errs80 = errors;
for(const key5 in data26){
if(!((((key5 === "orderingWay") || (key5 === "orderTelephone")) || (key5 === "answeredUntil")) || (key5 === "accountNumber"))){
const err96 = {instancePath:instancePath+"/ordering",schemaPath:"#/properties/ordering/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data26.orderingWay !== undefined){
let data35 = data26.orderingWay;
const _errs81 = errors;
const vSchema3 = schema0.properties.ordering.oneOf[1].properties.orderingWay.enum;
if(!(data35 === "telephoneCall")){
const err97 = {instancePath:instancePath+"/ordering/orderingWay",schemaPath:"#/properties/ordering/oneOf/1/properties/orderingWay/enum",keyword:"enum",params:{allowedValues: schema0.properties.ordering.oneOf[1].properties.orderingWay.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
var valid18 = _errs81 === errors;
}
}
else {
const err98 = {instancePath:instancePath+"/ordering",schemaPath:"#/properties/ordering/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
var valid17 = _errs78 === errors;
valid14 = valid17;
}
else if(tag0 === "webPortal"){
const _errs82 = errors;
const _errs83 = errors;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.orderingWay === undefined){
const err99 = {instancePath:instancePath+"/ordering",schemaPath:"#/properties/ordering/oneOf/2/required",keyword:"required",params:{missingProperty: "orderingWay"},message:"must have required property '"+"orderingWay"+"'"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data26.portalAddress === undefined){
const err100 = {instancePath:instancePath+"/ordering",schemaPath:"#/properties/ordering/oneOf/2/required",keyword:"required",params:{missingProperty: "portalAddress"},message:"must have required property '"+"portalAddress"+"'"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
const _errs84 = errors;
for(const key6 in data26){
if(!(((key6 === "orderingWay") || (key6 === "portalAddress")) || (key6 === "accountNumber"))){
const err101 = {instancePath:instancePath+"/ordering",schemaPath:"#/properties/ordering/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data26.orderingWay !== undefined){
let data36 = data26.orderingWay;
const _errs85 = errors;
const vSchema4 = schema0.properties.ordering.oneOf[2].properties.orderingWay.enum;
if(!(data36 === "webPortal")){
const err102 = {instancePath:instancePath+"/ordering/orderingWay",schemaPath:"#/properties/ordering/oneOf/2/properties/orderingWay/enum",keyword:"enum",params:{allowedValues: schema0.properties.ordering.oneOf[2].properties.orderingWay.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
var valid20 = _errs85 === errors;
}
}
else {
const err103 = {instancePath:instancePath+"/ordering",schemaPath:"#/properties/ordering/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
var valid19 = _errs82 === errors;
valid14 = valid19;
}
else {
const err104 = {instancePath:instancePath+"/ordering",schemaPath:"#/properties/ordering/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "orderingWay", tagValue: tag0},message:"value of tag \"orderingWay\" must be in oneOf"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
else {
const err105 = {instancePath:instancePath+"/ordering",schemaPath:"#/properties/ordering/discriminator",keyword:"discriminator",params:{error: "tag", tag: "orderingWay", tagValue: tag0},message:"tag \"orderingWay\" must be string"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
else {
const err106 = {instancePath:instancePath+"/ordering",schemaPath:"#/properties/ordering/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
var valid0 = _errs57 === errors;
}
if(data.orderInterface !== undefined){
let data37 = data.orderInterface;
const _errs86 = errors;
const _errs87 = errors;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
const _errs88 = errors;
}
else {
const err107 = {instancePath:instancePath+"/orderInterface",schemaPath:"#/properties/orderInterface/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
var valid0 = _errs86 === errors;
}
if(data.lastRating !== undefined){
let data38 = data.lastRating;
const _errs89 = errors;
if((!((typeof data38 == "number") && (isFinite(data38)))) && (data38 !== null)){
const err108 = {instancePath:instancePath+"/lastRating",schemaPath:"#/properties/lastRating/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
const _errs90 = errors;
const _errs91 = errors;
var valid0 = _errs89 === errors;
}
if(data.accountManager !== undefined){
let data39 = data.accountManager;
const _errs92 = errors;
if((typeof data39 !== "string") && (data39 !== null)){
const err109 = {instancePath:instancePath+"/accountManager",schemaPath:"#/properties/accountManager/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
const _errs93 = errors;
const _errs94 = errors;
if(typeof data39 === "string"){
if(func1(data39) > 120){
const err110 = {instancePath:instancePath+"/accountManager",schemaPath:"#/properties/accountManager/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
var valid0 = _errs92 === errors;
}
}
else {
const err111 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validateSupplierUpdate = validateSupplierCreate;

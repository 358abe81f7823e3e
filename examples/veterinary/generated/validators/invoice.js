// @generated from schema/entities/invoice.ts by `npm run codegen`, which overwrites it: edit that file instead.
// biome-ignore-all lint: compiled by Ajv.
import { formats, ucs2length } from "#contract/formats.ts";

export const validateInvoiceCreate = validate0;
const schema0 = {"type":"object","required":["invoiceNumber","keeperId","issuedOn","settlementState","amountDue","invoiceLines"],"additionalProperties":false,"properties":{"invoiceNumber":{"type":"string","pattern":"^[0-9]{2}/[0-9]{5}$"},"keeperId":{"type":"string"},"issuedOn":{"type":"string","format":"date"},"settlementState":{"type":"string","enum":["unsettled","settled","writtenOff"]},"billingCurrency":{"type":"string","enum":["EUR","CHF"]},"amountDue":{"type":"number","minimum":0,"maximum":999999999.99,"format":"money"},"invoiceLines":{"type":"array","maxItems":100,"items":{"type":"object","required":["concept","unitCount","linePrice","vatRate"],"additionalProperties":false,"properties":{"id":{"type":"string"},"concept":{"type":"string","minLength":2,"maxLength":200},"unitCount":{"type":"integer","minimum":1,"maximum":9999},"linePrice":{"type":"number","minimum":0,"maximum":999999999.99,"format":"money"},"vatRate":{"type":"string","enum":["standardRate","reducedRate","exempt"]}}}}}};
const pattern0 = new RegExp("^[0-9]{2}/[0-9]{5}$", "u");
const formats0 = formats.date;
const formats2 = formats.money;
const func0 = ucs2length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invoiceNumber === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "invoiceNumber"},message:"must have required property '"+"invoiceNumber"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.keeperId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keeperId"},message:"must have required property '"+"keeperId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.issuedOn === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "issuedOn"},message:"must have required property '"+"issuedOn"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.settlementState === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "settlementState"},message:"must have required property '"+"settlementState"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.amountDue === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amountDue"},message:"must have required property '"+"amountDue"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.invoiceLines === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "invoiceLines"},message:"must have required property '"+"invoiceLines"+"'"};
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
if(!(((((((key0 === "invoiceNumber") || (key0 === "keeperId")) || (key0 === "issuedOn")) || (key0 === "settlementState")) || (key0 === "billingCurrency")) || (key0 === "amountDue")) || (key0 === "invoiceLines"))){
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
if(data.invoiceNumber !== undefined){
let data0 = data.invoiceNumber;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err7 = {instancePath:instancePath+"/invoiceNumber",schemaPath:"#/properties/invoiceNumber/pattern",keyword:"pattern",params:{pattern: "^[0-9]{2}/[0-9]{5}$"},message:"must match pattern \""+"^[0-9]{2}/[0-9]{5}$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/invoiceNumber",schemaPath:"#/properties/invoiceNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.keeperId !== undefined){
let data1 = data.keeperId;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err9 = {instancePath:instancePath+"/keeperId",schemaPath:"#/properties/keeperId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.issuedOn !== undefined){
let data2 = data.issuedOn;
const _errs6 = errors;
const _errs7 = errors;
if((typeof data2 == "number") && (isFinite(data2))){
}
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
const err10 = {instancePath:instancePath+"/issuedOn",schemaPath:"#/properties/issuedOn/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/issuedOn",schemaPath:"#/properties/issuedOn/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid0 = _errs6 === errors;
}
if(data.settlementState !== undefined){
let data3 = data.settlementState;
const _errs8 = errors;
if(typeof data3 !== "string"){
const err12 = {instancePath:instancePath+"/settlementState",schemaPath:"#/properties/settlementState/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const _errs9 = errors;
const vSchema0 = schema0.properties.settlementState.enum;
if(!(((data3 === "unsettled") || (data3 === "settled")) || (data3 === "writtenOff"))){
const err13 = {instancePath:instancePath+"/settlementState",schemaPath:"#/properties/settlementState/enum",keyword:"enum",params:{allowedValues: schema0.properties.settlementState.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid0 = _errs8 === errors;
}
if(data.billingCurrency !== undefined){
let data4 = data.billingCurrency;
const _errs10 = errors;
if(typeof data4 !== "string"){
const err14 = {instancePath:instancePath+"/billingCurrency",schemaPath:"#/properties/billingCurrency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs11 = errors;
const vSchema1 = schema0.properties.billingCurrency.enum;
if(!((data4 === "EUR") || (data4 === "CHF"))){
const err15 = {instancePath:instancePath+"/billingCurrency",schemaPath:"#/properties/billingCurrency/enum",keyword:"enum",params:{allowedValues: schema0.properties.billingCurrency.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid0 = _errs10 === errors;
}
if(data.amountDue !== undefined){
let data5 = data.amountDue;
const _errs12 = errors;
const _errs13 = errors;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 999999999.99 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/amountDue",schemaPath:"#/properties/amountDue/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999.99},message:"must be <= 999999999.99"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/amountDue",schemaPath:"#/properties/amountDue/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(formats2.validate(data5))){
const err18 = {instancePath:instancePath+"/amountDue",schemaPath:"#/properties/amountDue/format",keyword:"format",params:{format: "money"},message:"must match format \""+"money"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/amountDue",schemaPath:"#/properties/amountDue/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data5 === "string"){
}
var valid0 = _errs12 === errors;
}
if(data.invoiceLines !== undefined){
let data6 = data.invoiceLines;
const _errs14 = errors;
const _errs15 = errors;
if(Array.isArray(data6)){
if(data6.length > 100){
const err20 = {instancePath:instancePath+"/invoiceLines",schemaPath:"#/properties/invoiceLines/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
let valid2 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs16 = errors;
const _errs17 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.concept === undefined){
const err21 = {instancePath:instancePath+"/invoiceLines/" + i0,schemaPath:"#/properties/invoiceLines/items/required",keyword:"required",params:{missingProperty: "concept"},message:"must have required property '"+"concept"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data7.unitCount === undefined){
const err22 = {instancePath:instancePath+"/invoiceLines/" + i0,schemaPath:"#/properties/invoiceLines/items/required",keyword:"required",params:{missingProperty: "unitCount"},message:"must have required property '"+"unitCount"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data7.linePrice === undefined){
const err23 = {instancePath:instancePath+"/invoiceLines/" + i0,schemaPath:"#/properties/invoiceLines/items/required",keyword:"required",params:{missingProperty: "linePrice"},message:"must have required property '"+"linePrice"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data7.vatRate === undefined){
const err24 = {instancePath:instancePath+"/invoiceLines/" + i0,schemaPath:"#/properties/invoiceLines/items/required",keyword:"required",params:{missingProperty: "vatRate"},message:"must have required property '"+"vatRate"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const _errs18 = errors;
for(const key1 in data7){
if(!(((((key1 === "id") || (key1 === "concept")) || (key1 === "unitCount")) || (key1 === "linePrice")) || (key1 === "vatRate"))){
const err25 = {instancePath:instancePath+"/invoiceLines/" + i0,schemaPath:"#/properties/invoiceLines/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data7.id !== undefined){
let data8 = data7.id;
const _errs19 = errors;
if(typeof data8 !== "string"){
const err26 = {instancePath:instancePath+"/invoiceLines/" + i0+"/id",schemaPath:"#/properties/invoiceLines/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const _errs20 = errors;
var valid3 = _errs19 === errors;
}
if(data7.concept !== undefined){
let data9 = data7.concept;
const _errs21 = errors;
const _errs22 = errors;
if(typeof data9 === "string"){
if(func0(data9) > 200){
const err27 = {instancePath:instancePath+"/invoiceLines/" + i0+"/concept",schemaPath:"#/properties/invoiceLines/items/properties/concept/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(func0(data9) < 2){
const err28 = {instancePath:instancePath+"/invoiceLines/" + i0+"/concept",schemaPath:"#/properties/invoiceLines/items/properties/concept/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/invoiceLines/" + i0+"/concept",schemaPath:"#/properties/invoiceLines/items/properties/concept/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var valid3 = _errs21 === errors;
}
if(data7.unitCount !== undefined){
let data10 = data7.unitCount;
const _errs23 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err30 = {instancePath:instancePath+"/invoiceLines/" + i0+"/unitCount",schemaPath:"#/properties/invoiceLines/items/properties/unitCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const _errs24 = errors;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 9999 || isNaN(data10)){
const err31 = {instancePath:instancePath+"/invoiceLines/" + i0+"/unitCount",schemaPath:"#/properties/invoiceLines/items/properties/unitCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999},message:"must be <= 9999"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err32 = {instancePath:instancePath+"/invoiceLines/" + i0+"/unitCount",schemaPath:"#/properties/invoiceLines/items/properties/unitCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
var valid3 = _errs23 === errors;
}
if(data7.linePrice !== undefined){
let data11 = data7.linePrice;
const _errs25 = errors;
const _errs26 = errors;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 999999999.99 || isNaN(data11)){
const err33 = {instancePath:instancePath+"/invoiceLines/" + i0+"/linePrice",schemaPath:"#/properties/invoiceLines/items/properties/linePrice/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999.99},message:"must be <= 999999999.99"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err34 = {instancePath:instancePath+"/invoiceLines/" + i0+"/linePrice",schemaPath:"#/properties/invoiceLines/items/properties/linePrice/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!(formats2.validate(data11))){
const err35 = {instancePath:instancePath+"/invoiceLines/" + i0+"/linePrice",schemaPath:"#/properties/invoiceLines/items/properties/linePrice/format",keyword:"format",params:{format: "money"},message:"must match format \""+"money"+"\""};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/invoiceLines/" + i0+"/linePrice",schemaPath:"#/properties/invoiceLines/items/properties/linePrice/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(typeof data11 === "string"){
}
var valid3 = _errs25 === errors;
}
if(data7.vatRate !== undefined){
let data12 = data7.vatRate;
const _errs27 = errors;
if(typeof data12 !== "string"){
const err37 = {instancePath:instancePath+"/invoiceLines/" + i0+"/vatRate",schemaPath:"#/properties/invoiceLines/items/properties/vatRate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const _errs28 = errors;
const vSchema2 = schema0.properties.invoiceLines.items.properties.vatRate.enum;
if(!(((data12 === "standardRate") || (data12 === "reducedRate")) || (data12 === "exempt"))){
const err38 = {instancePath:instancePath+"/invoiceLines/" + i0+"/vatRate",schemaPath:"#/properties/invoiceLines/items/properties/vatRate/enum",keyword:"enum",params:{allowedValues: schema0.properties.invoiceLines.items.properties.vatRate.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var valid3 = _errs27 === errors;
}
}
else {
const err39 = {instancePath:instancePath+"/invoiceLines/" + i0,schemaPath:"#/properties/invoiceLines/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var valid1 = _errs16 === errors;
if(!valid1){
valid2 = false;
}
}
}
else {
const err40 = {instancePath:instancePath+"/invoiceLines",schemaPath:"#/properties/invoiceLines/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var valid0 = _errs14 === errors;
}
}
else {
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validateInvoiceUpdate = validateInvoiceCreate;

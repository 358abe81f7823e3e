// @generated from schema/entities/clinic.ts by `npm run codegen`, which overwrites it: edit that file instead.
// biome-ignore-all lint: compiled by Ajv.
import { formats, ucs2length } from "#contract/formats.ts";

export const validateClinicCreate = validate0;
const schema0 = {"type":"object","required":["clinicName","postalAddress","foundingYear","nightService","openingHours","consultingRooms"],"additionalProperties":false,"properties":{"clinicName":{"type":"string","minLength":2,"maxLength":80},"postalAddress":{"type":"string","minLength":5,"maxLength":300},"foundingYear":{"type":"integer","minimum":1950,"maximum":2100},"nightService":{"type":"boolean"},"website":{"type":"string","format":"uri","maxLength":300},"publicNotice":{"type":"string","maxLength":20000},"openingHours":{"type":"array","maxItems":21,"items":{"type":"object","required":["openingDay","opensAt","shutsAt"],"additionalProperties":false,"properties":{"openingDay":{"type":"string","enum":["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]},"opensAt":{"type":"string","format":"time"},"shutsAt":{"type":"string","format":"time"},"openFor":{"type":"string","maxLength":60}}}},"consultingRooms":{"type":"array","minItems":1,"maxItems":30,"items":{"type":"object","required":["roomName","roomEquipment","storey"],"additionalProperties":false,"properties":{"id":{"type":"string"},"roomName":{"type":"string","minLength":1,"maxLength":60},"roomEquipment":{"type":"string","enum":["generalPractice","operatingTheatre","radiology","intensiveCare"]},"storey":{"type":"integer","minimum":-2,"maximum":20}}}}}};
const func0 = ucs2length;
const formats0 = formats.uri;
const formats2 = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.clinicName === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clinicName"},message:"must have required property '"+"clinicName"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.postalAddress === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "postalAddress"},message:"must have required property '"+"postalAddress"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.foundingYear === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "foundingYear"},message:"must have required property '"+"foundingYear"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.nightService === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nightService"},message:"must have required property '"+"nightService"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.openingHours === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "openingHours"},message:"must have required property '"+"openingHours"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.consultingRooms === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "consultingRooms"},message:"must have required property '"+"consultingRooms"+"'"};
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
if(!((((((((key0 === "clinicName") || (key0 === "postalAddress")) || (key0 === "foundingYear")) || (key0 === "nightService")) || (key0 === "website")) || (key0 === "publicNotice")) || (key0 === "openingHours")) || (key0 === "consultingRooms"))){
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
if(data.clinicName !== undefined){
let data0 = data.clinicName;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 80){
const err7 = {instancePath:instancePath+"/clinicName",schemaPath:"#/properties/clinicName/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func0(data0) < 2){
const err8 = {instancePath:instancePath+"/clinicName",schemaPath:"#/properties/clinicName/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
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
const err9 = {instancePath:instancePath+"/clinicName",schemaPath:"#/properties/clinicName/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.postalAddress !== undefined){
let data1 = data.postalAddress;
const _errs4 = errors;
const _errs5 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 300){
const err10 = {instancePath:instancePath+"/postalAddress",schemaPath:"#/properties/postalAddress/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func0(data1) < 5){
const err11 = {instancePath:instancePath+"/postalAddress",schemaPath:"#/properties/postalAddress/minLength",keyword:"minLength",params:{limit: 5},message:"must NOT have fewer than 5 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/postalAddress",schemaPath:"#/properties/postalAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid0 = _errs4 === errors;
}
if(data.foundingYear !== undefined){
let data2 = data.foundingYear;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err13 = {instancePath:instancePath+"/foundingYear",schemaPath:"#/properties/foundingYear/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs7 = errors;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2100 || isNaN(data2)){
const err14 = {instancePath:instancePath+"/foundingYear",schemaPath:"#/properties/foundingYear/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100},message:"must be <= 2100"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data2 < 1950 || isNaN(data2)){
const err15 = {instancePath:instancePath+"/foundingYear",schemaPath:"#/properties/foundingYear/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1950},message:"must be >= 1950"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var valid0 = _errs6 === errors;
}
if(data.nightService !== undefined){
let data3 = data.nightService;
const _errs8 = errors;
if(typeof data3 !== "boolean"){
const err16 = {instancePath:instancePath+"/nightService",schemaPath:"#/properties/nightService/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const _errs9 = errors;
var valid0 = _errs8 === errors;
}
if(data.website !== undefined){
let data4 = data.website;
const _errs10 = errors;
const _errs11 = errors;
if((typeof data4 == "number") && (isFinite(data4))){
}
if(typeof data4 === "string"){
if(func0(data4) > 300){
const err17 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(formats0(data4))){
const err18 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
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
const err19 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var valid0 = _errs10 === errors;
}
if(data.publicNotice !== undefined){
let data5 = data.publicNotice;
const _errs12 = errors;
const _errs13 = errors;
if(typeof data5 === "string"){
if(func0(data5) > 20000){
const err20 = {instancePath:instancePath+"/publicNotice",schemaPath:"#/properties/publicNotice/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/publicNotice",schemaPath:"#/properties/publicNotice/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var valid0 = _errs12 === errors;
}
if(data.openingHours !== undefined){
let data6 = data.openingHours;
const _errs14 = errors;
const _errs15 = errors;
if(Array.isArray(data6)){
if(data6.length > 21){
const err22 = {instancePath:instancePath+"/openingHours",schemaPath:"#/properties/openingHours/maxItems",keyword:"maxItems",params:{limit: 21},message:"must NOT have more than 21 items"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
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
if(data7.openingDay === undefined){
const err23 = {instancePath:instancePath+"/openingHours/" + i0,schemaPath:"#/properties/openingHours/items/required",keyword:"required",params:{missingProperty: "openingDay"},message:"must have required property '"+"openingDay"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data7.opensAt === undefined){
const err24 = {instancePath:instancePath+"/openingHours/" + i0,schemaPath:"#/properties/openingHours/items/required",keyword:"required",params:{missingProperty: "opensAt"},message:"must have required property '"+"opensAt"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data7.shutsAt === undefined){
const err25 = {instancePath:instancePath+"/openingHours/" + i0,schemaPath:"#/properties/openingHours/items/required",keyword:"required",params:{missingProperty: "shutsAt"},message:"must have required property '"+"shutsAt"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs18 = errors;
for(const key1 in data7){
if(!((((key1 === "openingDay") || (key1 === "opensAt")) || (key1 === "shutsAt")) || (key1 === "openFor"))){
const err26 = {instancePath:instancePath+"/openingHours/" + i0,schemaPath:"#/properties/openingHours/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data7.openingDay !== undefined){
let data8 = data7.openingDay;
const _errs19 = errors;
if(typeof data8 !== "string"){
const err27 = {instancePath:instancePath+"/openingHours/" + i0+"/openingDay",schemaPath:"#/properties/openingHours/items/properties/openingDay/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const _errs20 = errors;
const vSchema0 = schema0.properties.openingHours.items.properties.openingDay.enum;
if(!(((((((data8 === "monday") || (data8 === "tuesday")) || (data8 === "wednesday")) || (data8 === "thursday")) || (data8 === "friday")) || (data8 === "saturday")) || (data8 === "sunday"))){
const err28 = {instancePath:instancePath+"/openingHours/" + i0+"/openingDay",schemaPath:"#/properties/openingHours/items/properties/openingDay/enum",keyword:"enum",params:{allowedValues: schema0.properties.openingHours.items.properties.openingDay.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var valid3 = _errs19 === errors;
}
if(data7.opensAt !== undefined){
let data9 = data7.opensAt;
const _errs21 = errors;
const _errs22 = errors;
if((typeof data9 == "number") && (isFinite(data9))){
}
if(typeof data9 === "string"){
if(!(formats2.test(data9))){
const err29 = {instancePath:instancePath+"/openingHours/" + i0+"/opensAt",schemaPath:"#/properties/openingHours/items/properties/opensAt/format",keyword:"format",params:{format: "time"},message:"must match format \""+"time"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/openingHours/" + i0+"/opensAt",schemaPath:"#/properties/openingHours/items/properties/opensAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var valid3 = _errs21 === errors;
}
if(data7.shutsAt !== undefined){
let data10 = data7.shutsAt;
const _errs23 = errors;
const _errs24 = errors;
if((typeof data10 == "number") && (isFinite(data10))){
}
if(typeof data10 === "string"){
if(!(formats2.test(data10))){
const err31 = {instancePath:instancePath+"/openingHours/" + i0+"/shutsAt",schemaPath:"#/properties/openingHours/items/properties/shutsAt/format",keyword:"format",params:{format: "time"},message:"must match format \""+"time"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/openingHours/" + i0+"/shutsAt",schemaPath:"#/properties/openingHours/items/properties/shutsAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var valid3 = _errs23 === errors;
}
if(data7.openFor !== undefined){
let data11 = data7.openFor;
const _errs25 = errors;
const _errs26 = errors;
if(typeof data11 === "string"){
if(func0(data11) > 60){
const err33 = {instancePath:instancePath+"/openingHours/" + i0+"/openFor",schemaPath:"#/properties/openingHours/items/properties/openFor/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/openingHours/" + i0+"/openFor",schemaPath:"#/properties/openingHours/items/properties/openFor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var valid3 = _errs25 === errors;
}
}
else {
const err35 = {instancePath:instancePath+"/openingHours/" + i0,schemaPath:"#/properties/openingHours/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
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
const err36 = {instancePath:instancePath+"/openingHours",schemaPath:"#/properties/openingHours/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var valid0 = _errs14 === errors;
}
if(data.consultingRooms !== undefined){
let data12 = data.consultingRooms;
const _errs27 = errors;
const _errs28 = errors;
if(Array.isArray(data12)){
if(data12.length > 30){
const err37 = {instancePath:instancePath+"/consultingRooms",schemaPath:"#/properties/consultingRooms/maxItems",keyword:"maxItems",params:{limit: 30},message:"must NOT have more than 30 items"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data12.length < 1){
const err38 = {instancePath:instancePath+"/consultingRooms",schemaPath:"#/properties/consultingRooms/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
let valid5 = true;
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
const _errs29 = errors;
const _errs30 = errors;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.roomName === undefined){
const err39 = {instancePath:instancePath+"/consultingRooms/" + i1,schemaPath:"#/properties/consultingRooms/items/required",keyword:"required",params:{missingProperty: "roomName"},message:"must have required property '"+"roomName"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data13.roomEquipment === undefined){
const err40 = {instancePath:instancePath+"/consultingRooms/" + i1,schemaPath:"#/properties/consultingRooms/items/required",keyword:"required",params:{missingProperty: "roomEquipment"},message:"must have required property '"+"roomEquipment"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data13.storey === undefined){
const err41 = {instancePath:instancePath+"/consultingRooms/" + i1,schemaPath:"#/properties/consultingRooms/items/required",keyword:"required",params:{missingProperty: "storey"},message:"must have required property '"+"storey"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const _errs31 = errors;
for(const key2 in data13){
if(!((((key2 === "id") || (key2 === "roomName")) || (key2 === "roomEquipment")) || (key2 === "storey"))){
const err42 = {instancePath:instancePath+"/consultingRooms/" + i1,schemaPath:"#/properties/consultingRooms/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data13.id !== undefined){
let data14 = data13.id;
const _errs32 = errors;
if(typeof data14 !== "string"){
const err43 = {instancePath:instancePath+"/consultingRooms/" + i1+"/id",schemaPath:"#/properties/consultingRooms/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const _errs33 = errors;
var valid6 = _errs32 === errors;
}
if(data13.roomName !== undefined){
let data15 = data13.roomName;
const _errs34 = errors;
const _errs35 = errors;
if(typeof data15 === "string"){
if(func0(data15) > 60){
const err44 = {instancePath:instancePath+"/consultingRooms/" + i1+"/roomName",schemaPath:"#/properties/consultingRooms/items/properties/roomName/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(func0(data15) < 1){
const err45 = {instancePath:instancePath+"/consultingRooms/" + i1+"/roomName",schemaPath:"#/properties/consultingRooms/items/properties/roomName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/consultingRooms/" + i1+"/roomName",schemaPath:"#/properties/consultingRooms/items/properties/roomName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var valid6 = _errs34 === errors;
}
if(data13.roomEquipment !== undefined){
let data16 = data13.roomEquipment;
const _errs36 = errors;
if(typeof data16 !== "string"){
const err47 = {instancePath:instancePath+"/consultingRooms/" + i1+"/roomEquipment",schemaPath:"#/properties/consultingRooms/items/properties/roomEquipment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
const _errs37 = errors;
const vSchema1 = schema0.properties.consultingRooms.items.properties.roomEquipment.enum;
if(!((((data16 === "generalPractice") || (data16 === "operatingTheatre")) || (data16 === "radiology")) || (data16 === "intensiveCare"))){
const err48 = {instancePath:instancePath+"/consultingRooms/" + i1+"/roomEquipment",schemaPath:"#/properties/consultingRooms/items/properties/roomEquipment/enum",keyword:"enum",params:{allowedValues: schema0.properties.consultingRooms.items.properties.roomEquipment.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
var valid6 = _errs36 === errors;
}
if(data13.storey !== undefined){
let data17 = data13.storey;
const _errs38 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err49 = {instancePath:instancePath+"/consultingRooms/" + i1+"/storey",schemaPath:"#/properties/consultingRooms/items/properties/storey/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
const _errs39 = errors;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 20 || isNaN(data17)){
const err50 = {instancePath:instancePath+"/consultingRooms/" + i1+"/storey",schemaPath:"#/properties/consultingRooms/items/properties/storey/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data17 < -2 || isNaN(data17)){
const err51 = {instancePath:instancePath+"/consultingRooms/" + i1+"/storey",schemaPath:"#/properties/consultingRooms/items/properties/storey/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2},message:"must be >= -2"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
var valid6 = _errs38 === errors;
}
}
else {
const err52 = {instancePath:instancePath+"/consultingRooms/" + i1,schemaPath:"#/properties/consultingRooms/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var valid4 = _errs29 === errors;
if(!valid4){
valid5 = false;
}
}
}
else {
const err53 = {instancePath:instancePath+"/consultingRooms",schemaPath:"#/properties/consultingRooms/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
var valid0 = _errs27 === errors;
}
}
else {
const err54 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validateClinicUpdate = validateClinicCreate;

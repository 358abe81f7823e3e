// @generated from schema/entities/keeper.ts by `npm run codegen`, which overwrites it: edit that file instead.
// biome-ignore-all lint: compiled by Ajv.
import { formats, ucs2length } from "#contract/formats.ts";

export const validateKeeperCreate = validate0;
const schema0 = {"type":"object","required":["fullName","taxNumber","emailAddress","telephone","contactChannel","reminderConsent","loyaltyKind","loyaltyBalance"],"additionalProperties":false,"properties":{"fullName":{"type":"string","minLength":2,"maxLength":120},"taxNumber":{"type":"string","pattern":"^[0-9A-Z]{8,12}$"},"emailAddress":{"type":"string","format":"email","maxLength":254},"telephone":{"type":"string","minLength":6,"maxLength":20,"pattern":"^[0-9 +]+$"},"contactChannel":{"type":"string","enum":["phoneCall","textMessage","letter"]},"portalPassword":{"type":"string","writeOnly":true,"format":"password","minLength":8,"maxLength":200},"reminderConsent":{"type":"boolean"},"loyaltyKind":{"type":"string","enum":["points","credit"]},"loyaltyBalance":{"type":"number","minimum":0,"maximum":100000},"remarks":{"type":"string","maxLength":2000}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = ucs2length;
const pattern0 = new RegExp("^[0-9A-Z]{8,12}$", "u");
const pattern1 = new RegExp("^[0-9 +]+$", "u");
const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fullName === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fullName"},message:"must have required property '"+"fullName"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.taxNumber === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "taxNumber"},message:"must have required property '"+"taxNumber"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.emailAddress === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "emailAddress"},message:"must have required property '"+"emailAddress"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.telephone === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "telephone"},message:"must have required property '"+"telephone"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.contactChannel === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contactChannel"},message:"must have required property '"+"contactChannel"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.reminderConsent === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reminderConsent"},message:"must have required property '"+"reminderConsent"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.loyaltyKind === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "loyaltyKind"},message:"must have required property '"+"loyaltyKind"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.loyaltyBalance === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "loyaltyBalance"},message:"must have required property '"+"loyaltyBalance"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.fullName !== undefined){
let data0 = data.fullName;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(func1(data0) > 120){
const err9 = {instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data0) < 2){
const err10 = {instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
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
const err11 = {instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.taxNumber !== undefined){
let data1 = data.taxNumber;
const _errs4 = errors;
const _errs5 = errors;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err12 = {instancePath:instancePath+"/taxNumber",schemaPath:"#/properties/taxNumber/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Z]{8,12}$"},message:"must match pattern \""+"^[0-9A-Z]{8,12}$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/taxNumber",schemaPath:"#/properties/taxNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid0 = _errs4 === errors;
}
if(data.emailAddress !== undefined){
let data2 = data.emailAddress;
const _errs6 = errors;
const _errs7 = errors;
if((typeof data2 == "number") && (isFinite(data2))){
}
if(typeof data2 === "string"){
if(func1(data2) > 254){
const err14 = {instancePath:instancePath+"/emailAddress",schemaPath:"#/properties/emailAddress/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(formats0.test(data2))){
const err15 = {instancePath:instancePath+"/emailAddress",schemaPath:"#/properties/emailAddress/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
const err16 = {instancePath:instancePath+"/emailAddress",schemaPath:"#/properties/emailAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid0 = _errs6 === errors;
}
if(data.telephone !== undefined){
let data3 = data.telephone;
const _errs8 = errors;
const _errs9 = errors;
if(typeof data3 === "string"){
if(func1(data3) > 20){
const err17 = {instancePath:instancePath+"/telephone",schemaPath:"#/properties/telephone/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func1(data3) < 6){
const err18 = {instancePath:instancePath+"/telephone",schemaPath:"#/properties/telephone/minLength",keyword:"minLength",params:{limit: 6},message:"must NOT have fewer than 6 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern1.test(data3)){
const err19 = {instancePath:instancePath+"/telephone",schemaPath:"#/properties/telephone/pattern",keyword:"pattern",params:{pattern: "^[0-9 +]+$"},message:"must match pattern \""+"^[0-9 +]+$"+"\""};
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
const err20 = {instancePath:instancePath+"/telephone",schemaPath:"#/properties/telephone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var valid0 = _errs8 === errors;
}
if(data.contactChannel !== undefined){
let data4 = data.contactChannel;
const _errs10 = errors;
if(typeof data4 !== "string"){
const err21 = {instancePath:instancePath+"/contactChannel",schemaPath:"#/properties/contactChannel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const _errs11 = errors;
const vSchema0 = schema0.properties.contactChannel.enum;
if(!(((data4 === "phoneCall") || (data4 === "textMessage")) || (data4 === "letter"))){
const err22 = {instancePath:instancePath+"/contactChannel",schemaPath:"#/properties/contactChannel/enum",keyword:"enum",params:{allowedValues: schema0.properties.contactChannel.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid0 = _errs10 === errors;
}
if(data.portalPassword !== undefined){
let data5 = data.portalPassword;
const _errs12 = errors;
const _errs13 = errors;
if((typeof data5 == "number") && (isFinite(data5))){
}
if(typeof data5 === "string"){
if(func1(data5) > 200){
const err23 = {instancePath:instancePath+"/portalPassword",schemaPath:"#/properties/portalPassword/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(func1(data5) < 8){
const err24 = {instancePath:instancePath+"/portalPassword",schemaPath:"#/properties/portalPassword/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/portalPassword",schemaPath:"#/properties/portalPassword/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var valid0 = _errs12 === errors;
}
if(data.reminderConsent !== undefined){
let data6 = data.reminderConsent;
const _errs14 = errors;
if(typeof data6 !== "boolean"){
const err26 = {instancePath:instancePath+"/reminderConsent",schemaPath:"#/properties/reminderConsent/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const _errs15 = errors;
var valid0 = _errs14 === errors;
}
if(data.loyaltyKind !== undefined){
let data7 = data.loyaltyKind;
const _errs16 = errors;
if(typeof data7 !== "string"){
const err27 = {instancePath:instancePath+"/loyaltyKind",schemaPath:"#/properties/loyaltyKind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const _errs17 = errors;
const vSchema1 = schema0.properties.loyaltyKind.enum;
if(!((data7 === "points") || (data7 === "credit"))){
const err28 = {instancePath:instancePath+"/loyaltyKind",schemaPath:"#/properties/loyaltyKind/enum",keyword:"enum",params:{allowedValues: schema0.properties.loyaltyKind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var valid0 = _errs16 === errors;
}
if(data.loyaltyBalance !== undefined){
let data8 = data.loyaltyBalance;
const _errs18 = errors;
const _errs19 = errors;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 100000 || isNaN(data8)){
const err29 = {instancePath:instancePath+"/loyaltyBalance",schemaPath:"#/properties/loyaltyBalance/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err30 = {instancePath:instancePath+"/loyaltyBalance",schemaPath:"#/properties/loyaltyBalance/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err31 = {instancePath:instancePath+"/loyaltyBalance",schemaPath:"#/properties/loyaltyBalance/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var valid0 = _errs18 === errors;
}
if(data.remarks !== undefined){
let data9 = data.remarks;
const _errs20 = errors;
const _errs21 = errors;
if(typeof data9 === "string"){
if(func1(data9) > 2000){
const err32 = {instancePath:instancePath+"/remarks",schemaPath:"#/properties/remarks/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/remarks",schemaPath:"#/properties/remarks/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var valid0 = _errs20 === errors;
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validateKeeperUpdate = validateKeeperCreate;

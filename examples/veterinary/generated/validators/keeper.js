// @generated from schema/entities/keeper.ts by `npm run codegen`, which overwrites it: edit that file instead.
// biome-ignore-all lint: compiled by Ajv.
import { formats, ucs2length } from "#contract/formats.ts";

export const validateKeeperCreate = validate0;
const schema0 = {"type":"object","required":["fullName","taxNumber","emailAddress","telephone","contactChannel","reminderConsent"],"additionalProperties":false,"properties":{"fullName":{"type":"string","minLength":2,"maxLength":120},"taxNumber":{"type":"string","pattern":"^[0-9A-Z]{8,12}$"},"emailAddress":{"type":"string","format":"email","maxLength":254},"telephone":{"type":"string","minLength":6,"maxLength":20,"pattern":"^[0-9 +]+$"},"contactChannel":{"type":"string","enum":["phoneCall","textMessage","letter"]},"portalPassword":{"type":"string","writeOnly":true,"format":"password","minLength":8,"maxLength":200},"reminderConsent":{"type":"boolean"},"remarks":{"type":"string","maxLength":2000}}};
const func0 = ucs2length;
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
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "fullName") || (key0 === "taxNumber")) || (key0 === "emailAddress")) || (key0 === "telephone")) || (key0 === "contactChannel")) || (key0 === "portalPassword")) || (key0 === "reminderConsent")) || (key0 === "remarks"))){
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
if(data.fullName !== undefined){
let data0 = data.fullName;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 120){
const err7 = {instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func0(data0) < 2){
const err8 = {instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
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
const err9 = {instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.taxNumber !== undefined){
let data1 = data.taxNumber;
const _errs4 = errors;
const _errs5 = errors;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err10 = {instancePath:instancePath+"/taxNumber",schemaPath:"#/properties/taxNumber/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Z]{8,12}$"},message:"must match pattern \""+"^[0-9A-Z]{8,12}$"+"\""};
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
const err11 = {instancePath:instancePath+"/taxNumber",schemaPath:"#/properties/taxNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
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
if(func0(data2) > 254){
const err12 = {instancePath:instancePath+"/emailAddress",schemaPath:"#/properties/emailAddress/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats0.test(data2))){
const err13 = {instancePath:instancePath+"/emailAddress",schemaPath:"#/properties/emailAddress/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/emailAddress",schemaPath:"#/properties/emailAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
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
if(func0(data3) > 20){
const err15 = {instancePath:instancePath+"/telephone",schemaPath:"#/properties/telephone/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func0(data3) < 6){
const err16 = {instancePath:instancePath+"/telephone",schemaPath:"#/properties/telephone/minLength",keyword:"minLength",params:{limit: 6},message:"must NOT have fewer than 6 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern1.test(data3)){
const err17 = {instancePath:instancePath+"/telephone",schemaPath:"#/properties/telephone/pattern",keyword:"pattern",params:{pattern: "^[0-9 +]+$"},message:"must match pattern \""+"^[0-9 +]+$"+"\""};
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
const err18 = {instancePath:instancePath+"/telephone",schemaPath:"#/properties/telephone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid0 = _errs8 === errors;
}
if(data.contactChannel !== undefined){
let data4 = data.contactChannel;
const _errs10 = errors;
if(typeof data4 !== "string"){
const err19 = {instancePath:instancePath+"/contactChannel",schemaPath:"#/properties/contactChannel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs11 = errors;
const vSchema0 = schema0.properties.contactChannel.enum;
if(!(((data4 === "phoneCall") || (data4 === "textMessage")) || (data4 === "letter"))){
const err20 = {instancePath:instancePath+"/contactChannel",schemaPath:"#/properties/contactChannel/enum",keyword:"enum",params:{allowedValues: schema0.properties.contactChannel.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
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
if(func0(data5) > 200){
const err21 = {instancePath:instancePath+"/portalPassword",schemaPath:"#/properties/portalPassword/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func0(data5) < 8){
const err22 = {instancePath:instancePath+"/portalPassword",schemaPath:"#/properties/portalPassword/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/portalPassword",schemaPath:"#/properties/portalPassword/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var valid0 = _errs12 === errors;
}
if(data.reminderConsent !== undefined){
let data6 = data.reminderConsent;
const _errs14 = errors;
if(typeof data6 !== "boolean"){
const err24 = {instancePath:instancePath+"/reminderConsent",schemaPath:"#/properties/reminderConsent/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const _errs15 = errors;
var valid0 = _errs14 === errors;
}
if(data.remarks !== undefined){
let data7 = data.remarks;
const _errs16 = errors;
const _errs17 = errors;
if(typeof data7 === "string"){
if(func0(data7) > 2000){
const err25 = {instancePath:instancePath+"/remarks",schemaPath:"#/properties/remarks/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/remarks",schemaPath:"#/properties/remarks/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var valid0 = _errs16 === errors;
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validateKeeperUpdate = validateKeeperCreate;

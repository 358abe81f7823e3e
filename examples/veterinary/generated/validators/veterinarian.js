// @generated from schema/entities/veterinarian.ts by `npm run codegen`, which overwrites it: edit that file instead.
// biome-ignore-all lint: compiled by Ajv.
import { formats, ucs2length } from "#contract/formats.ts";

export const validateVeterinarianCreate = validate0;
const schema0 = {"type":"object","required":["fullName","licenceNumber","dutyState","specialities","clinics","hourlyRate"],"additionalProperties":false,"properties":{"fullName":{"type":"string","minLength":2,"maxLength":120},"licenceNumber":{"type":"string","pattern":"^[A-Z]{2}-[0-9]{4,6}$"},"dutyState":{"type":"string","enum":["onDuty","onLeave","departed"]},"specialities":{"type":"array","minItems":1,"maxItems":8,"uniqueItems":true,"items":{"type":"string"}},"clinics":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string"}},"hiredOn":{"type":"string","format":"date"},"hourlyRate":{"type":"number"},"curriculum":{"type":"string","maxLength":5000}}};
const func0 = ucs2length;
const pattern0 = new RegExp("^[A-Z]{2}-[0-9]{4,6}$", "u");
const formats0 = formats.date;

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
if(data.licenceNumber === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "licenceNumber"},message:"must have required property '"+"licenceNumber"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.dutyState === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dutyState"},message:"must have required property '"+"dutyState"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.specialities === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "specialities"},message:"must have required property '"+"specialities"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.clinics === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clinics"},message:"must have required property '"+"clinics"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.hourlyRate === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hourlyRate"},message:"must have required property '"+"hourlyRate"+"'"};
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
if(!((((((((key0 === "fullName") || (key0 === "licenceNumber")) || (key0 === "dutyState")) || (key0 === "specialities")) || (key0 === "clinics")) || (key0 === "hiredOn")) || (key0 === "hourlyRate")) || (key0 === "curriculum"))){
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
if(data.licenceNumber !== undefined){
let data1 = data.licenceNumber;
const _errs4 = errors;
const _errs5 = errors;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err10 = {instancePath:instancePath+"/licenceNumber",schemaPath:"#/properties/licenceNumber/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}-[0-9]{4,6}$"},message:"must match pattern \""+"^[A-Z]{2}-[0-9]{4,6}$"+"\""};
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
const err11 = {instancePath:instancePath+"/licenceNumber",schemaPath:"#/properties/licenceNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.dutyState !== undefined){
let data2 = data.dutyState;
const _errs6 = errors;
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/dutyState",schemaPath:"#/properties/dutyState/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const _errs7 = errors;
const vSchema0 = schema0.properties.dutyState.enum;
if(!(((data2 === "onDuty") || (data2 === "onLeave")) || (data2 === "departed"))){
const err13 = {instancePath:instancePath+"/dutyState",schemaPath:"#/properties/dutyState/enum",keyword:"enum",params:{allowedValues: schema0.properties.dutyState.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid0 = _errs6 === errors;
}
if(data.specialities !== undefined){
let data3 = data.specialities;
const _errs8 = errors;
const _errs9 = errors;
if(Array.isArray(data3)){
if(data3.length > 8){
const err14 = {instancePath:instancePath+"/specialities",schemaPath:"#/properties/specialities/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3.length < 1){
const err15 = {instancePath:instancePath+"/specialities",schemaPath:"#/properties/specialities/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
let valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs10 = errors;
if(typeof data4 !== "string"){
const err16 = {instancePath:instancePath+"/specialities/" + i0,schemaPath:"#/properties/specialities/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const _errs11 = errors;
var valid1 = _errs10 === errors;
if(!valid1){
valid2 = false;
}
}
let valid3;
let i1 = data3.length;
let j0;
valid3 = true;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err17 = {instancePath:instancePath+"/specialities",schemaPath:"#/properties/specialities/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
valid3 = false;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err18 = {instancePath:instancePath+"/specialities",schemaPath:"#/properties/specialities/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
if(data.clinics !== undefined){
let data5 = data.clinics;
const _errs12 = errors;
const _errs13 = errors;
if(Array.isArray(data5)){
if(data5.length < 1){
const err19 = {instancePath:instancePath+"/clinics",schemaPath:"#/properties/clinics/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
let valid5 = true;
const len1 = data5.length;
for(let i2=0; i2<len1; i2++){
let data6 = data5[i2];
const _errs14 = errors;
if(typeof data6 !== "string"){
const err20 = {instancePath:instancePath+"/clinics/" + i2,schemaPath:"#/properties/clinics/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs15 = errors;
var valid4 = _errs14 === errors;
if(!valid4){
valid5 = false;
}
}
let valid6;
let i3 = data5.length;
let j1;
valid6 = true;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data5[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err21 = {instancePath:instancePath+"/clinics",schemaPath:"#/properties/clinics/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
valid6 = false;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err22 = {instancePath:instancePath+"/clinics",schemaPath:"#/properties/clinics/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid0 = _errs12 === errors;
}
if(data.hiredOn !== undefined){
let data7 = data.hiredOn;
const _errs16 = errors;
const _errs17 = errors;
if((typeof data7 == "number") && (isFinite(data7))){
}
if(typeof data7 === "string"){
if(!(formats0.validate(data7))){
const err23 = {instancePath:instancePath+"/hiredOn",schemaPath:"#/properties/hiredOn/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/hiredOn",schemaPath:"#/properties/hiredOn/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var valid0 = _errs16 === errors;
}
if(data.hourlyRate !== undefined){
let data8 = data.hourlyRate;
const _errs18 = errors;
if(!((typeof data8 == "number") && (isFinite(data8)))){
const err25 = {instancePath:instancePath+"/hourlyRate",schemaPath:"#/properties/hourlyRate/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs19 = errors;
var valid0 = _errs18 === errors;
}
if(data.curriculum !== undefined){
let data9 = data.curriculum;
const _errs20 = errors;
const _errs21 = errors;
if(typeof data9 === "string"){
if(func0(data9) > 5000){
const err26 = {instancePath:instancePath+"/curriculum",schemaPath:"#/properties/curriculum/maxLength",keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/curriculum",schemaPath:"#/properties/curriculum/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var valid0 = _errs20 === errors;
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validateVeterinarianUpdate = validateVeterinarianCreate;

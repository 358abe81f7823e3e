// @generated from schema/entities/patient.ts by `npm run codegen`, which overwrites it: edit that file instead.
// biome-ignore-all lint: compiled by Ajv.
import { formats, ucs2length } from "#contract/formats.ts";

export const validatePatientCreate = validate0;
const schema0 = {"type":"object","required":["callName","keeperId","breedId","animalSex","birthDate","neutered","allergies","vitalState"],"additionalProperties":false,"properties":{"callName":{"type":"string","minLength":1,"maxLength":60},"keeperId":{"type":"string"},"breedId":{"type":"string"},"animalSex":{"type":"string","enum":["female","male"]},"birthDate":{"type":"string","format":"date"},"bodyWeight":{"type":"number","exclusiveMinimum":0,"exclusiveMaximum":1500},"chipNumber":{"type":"string","pattern":"^[0-9]{15}$"},"neutered":{"type":"boolean"},"allergies":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"type":"string"}},"portrait":{"type":"string","format":"uri","maxLength":2000},"vitalState":{"type":"string","enum":["underCare","transferred","deceased"]},"deceasedOn":{"type":"string","format":"date"},"anamnesis":{"type":"string","maxLength":4000}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = ucs2length;
const formats0 = formats.date;
const formats2 = formats.uri;
const pattern0 = new RegExp("^[0-9]{15}$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.callName === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "callName"},message:"must have required property '"+"callName"+"'"};
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
if(data.breedId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "breedId"},message:"must have required property '"+"breedId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.animalSex === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "animalSex"},message:"must have required property '"+"animalSex"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.birthDate === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "birthDate"},message:"must have required property '"+"birthDate"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.neutered === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "neutered"},message:"must have required property '"+"neutered"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.allergies === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allergies"},message:"must have required property '"+"allergies"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.vitalState === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vitalState"},message:"must have required property '"+"vitalState"+"'"};
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
if(data.callName !== undefined){
let data0 = data.callName;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(func1(data0) > 60){
const err9 = {instancePath:instancePath+"/callName",schemaPath:"#/properties/callName/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data0) < 1){
const err10 = {instancePath:instancePath+"/callName",schemaPath:"#/properties/callName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err11 = {instancePath:instancePath+"/callName",schemaPath:"#/properties/callName/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.keeperId !== undefined){
let data1 = data.keeperId;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err12 = {instancePath:instancePath+"/keeperId",schemaPath:"#/properties/keeperId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.breedId !== undefined){
let data2 = data.breedId;
const _errs6 = errors;
if(typeof data2 !== "string"){
const err13 = {instancePath:instancePath+"/breedId",schemaPath:"#/properties/breedId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs7 = errors;
var valid0 = _errs6 === errors;
}
if(data.animalSex !== undefined){
let data3 = data.animalSex;
const _errs8 = errors;
if(typeof data3 !== "string"){
const err14 = {instancePath:instancePath+"/animalSex",schemaPath:"#/properties/animalSex/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs9 = errors;
const vSchema0 = schema0.properties.animalSex.enum;
if(!((data3 === "female") || (data3 === "male"))){
const err15 = {instancePath:instancePath+"/animalSex",schemaPath:"#/properties/animalSex/enum",keyword:"enum",params:{allowedValues: schema0.properties.animalSex.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid0 = _errs8 === errors;
}
if(data.birthDate !== undefined){
let data4 = data.birthDate;
const _errs10 = errors;
const _errs11 = errors;
if((typeof data4 == "number") && (isFinite(data4))){
}
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
const err16 = {instancePath:instancePath+"/birthDate",schemaPath:"#/properties/birthDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/birthDate",schemaPath:"#/properties/birthDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid0 = _errs10 === errors;
}
if(data.bodyWeight !== undefined){
let data5 = data.bodyWeight;
const _errs12 = errors;
const _errs13 = errors;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 >= 1500 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/bodyWeight",schemaPath:"#/properties/bodyWeight/exclusiveMaximum",keyword:"exclusiveMaximum",params:{comparison: "<", limit: 1500},message:"must be < 1500"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data5 <= 0 || isNaN(data5)){
const err19 = {instancePath:instancePath+"/bodyWeight",schemaPath:"#/properties/bodyWeight/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
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
const err20 = {instancePath:instancePath+"/bodyWeight",schemaPath:"#/properties/bodyWeight/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var valid0 = _errs12 === errors;
}
if(data.chipNumber !== undefined){
let data6 = data.chipNumber;
const _errs14 = errors;
const _errs15 = errors;
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err21 = {instancePath:instancePath+"/chipNumber",schemaPath:"#/properties/chipNumber/pattern",keyword:"pattern",params:{pattern: "^[0-9]{15}$"},message:"must match pattern \""+"^[0-9]{15}$"+"\""};
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
const err22 = {instancePath:instancePath+"/chipNumber",schemaPath:"#/properties/chipNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid0 = _errs14 === errors;
}
if(data.neutered !== undefined){
let data7 = data.neutered;
const _errs16 = errors;
if(typeof data7 !== "boolean"){
const err23 = {instancePath:instancePath+"/neutered",schemaPath:"#/properties/neutered/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const _errs17 = errors;
var valid0 = _errs16 === errors;
}
if(data.allergies !== undefined){
let data8 = data.allergies;
const _errs18 = errors;
const _errs19 = errors;
if(Array.isArray(data8)){
if(data8.length > 20){
const err24 = {instancePath:instancePath+"/allergies",schemaPath:"#/properties/allergies/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
let valid2 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs20 = errors;
if(typeof data9 !== "string"){
const err25 = {instancePath:instancePath+"/allergies/" + i0,schemaPath:"#/properties/allergies/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs21 = errors;
var valid1 = _errs20 === errors;
if(!valid1){
valid2 = false;
}
}
let valid3;
let i1 = data8.length;
let j0;
valid3 = true;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data8[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err26 = {instancePath:instancePath+"/allergies",schemaPath:"#/properties/allergies/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
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
const err27 = {instancePath:instancePath+"/allergies",schemaPath:"#/properties/allergies/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var valid0 = _errs18 === errors;
}
if(data.portrait !== undefined){
let data10 = data.portrait;
const _errs22 = errors;
const _errs23 = errors;
if((typeof data10 == "number") && (isFinite(data10))){
}
if(typeof data10 === "string"){
if(func1(data10) > 2000){
const err28 = {instancePath:instancePath+"/portrait",schemaPath:"#/properties/portrait/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(formats2(data10))){
const err29 = {instancePath:instancePath+"/portrait",schemaPath:"#/properties/portrait/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
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
const err30 = {instancePath:instancePath+"/portrait",schemaPath:"#/properties/portrait/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var valid0 = _errs22 === errors;
}
if(data.vitalState !== undefined){
let data11 = data.vitalState;
const _errs24 = errors;
if(typeof data11 !== "string"){
const err31 = {instancePath:instancePath+"/vitalState",schemaPath:"#/properties/vitalState/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const _errs25 = errors;
const vSchema1 = schema0.properties.vitalState.enum;
if(!(((data11 === "underCare") || (data11 === "transferred")) || (data11 === "deceased"))){
const err32 = {instancePath:instancePath+"/vitalState",schemaPath:"#/properties/vitalState/enum",keyword:"enum",params:{allowedValues: schema0.properties.vitalState.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var valid0 = _errs24 === errors;
}
if(data.deceasedOn !== undefined){
let data12 = data.deceasedOn;
const _errs26 = errors;
const _errs27 = errors;
if((typeof data12 == "number") && (isFinite(data12))){
}
if(typeof data12 === "string"){
if(!(formats0.validate(data12))){
const err33 = {instancePath:instancePath+"/deceasedOn",schemaPath:"#/properties/deceasedOn/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
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
const err34 = {instancePath:instancePath+"/deceasedOn",schemaPath:"#/properties/deceasedOn/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var valid0 = _errs26 === errors;
}
if(data.anamnesis !== undefined){
let data13 = data.anamnesis;
const _errs28 = errors;
const _errs29 = errors;
if(typeof data13 === "string"){
if(func1(data13) > 4000){
const err35 = {instancePath:instancePath+"/anamnesis",schemaPath:"#/properties/anamnesis/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
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
const err36 = {instancePath:instancePath+"/anamnesis",schemaPath:"#/properties/anamnesis/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var valid0 = _errs28 === errors;
}
}
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validatePatientUpdate = validatePatientCreate;

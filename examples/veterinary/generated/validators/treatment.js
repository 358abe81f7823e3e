// @generated from schema/entities/treatment.ts by `npm run codegen`, which overwrites it: edit that file instead.
// biome-ignore-all lint: compiled by Ajv.
import { formats, ucs2length } from "#contract/formats.ts";

export const validateTreatmentCreate = validate0;
const schema0 = {"type":"object","required":["diagnosis","patientId","veterinarianId","medicines","urgency","prescribedOn"],"additionalProperties":false,"properties":{"diagnosis":{"type":"string","minLength":3,"maxLength":160},"patientId":{"type":"string"},"veterinarianId":{"type":"string"},"medicines":{"type":"array","uniqueItems":true,"items":{"type":"string"}},"urgency":{"type":"string","enum":["routine","preferential","critical"]},"prescribedOn":{"type":"string","format":"date"},"treatmentDays":{"type":"integer","minimum":1,"maximum":730},"instructions":{"type":"string","maxLength":20000}}};
const func0 = ucs2length;
const formats0 = formats.date;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.diagnosis === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "diagnosis"},message:"must have required property '"+"diagnosis"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.patientId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "patientId"},message:"must have required property '"+"patientId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.veterinarianId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "veterinarianId"},message:"must have required property '"+"veterinarianId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.medicines === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "medicines"},message:"must have required property '"+"medicines"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.urgency === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "urgency"},message:"must have required property '"+"urgency"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.prescribedOn === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prescribedOn"},message:"must have required property '"+"prescribedOn"+"'"};
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
if(!((((((((key0 === "diagnosis") || (key0 === "patientId")) || (key0 === "veterinarianId")) || (key0 === "medicines")) || (key0 === "urgency")) || (key0 === "prescribedOn")) || (key0 === "treatmentDays")) || (key0 === "instructions"))){
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
if(data.diagnosis !== undefined){
let data0 = data.diagnosis;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 160){
const err7 = {instancePath:instancePath+"/diagnosis",schemaPath:"#/properties/diagnosis/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func0(data0) < 3){
const err8 = {instancePath:instancePath+"/diagnosis",schemaPath:"#/properties/diagnosis/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
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
const err9 = {instancePath:instancePath+"/diagnosis",schemaPath:"#/properties/diagnosis/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.patientId !== undefined){
let data1 = data.patientId;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err10 = {instancePath:instancePath+"/patientId",schemaPath:"#/properties/patientId/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.veterinarianId !== undefined){
let data2 = data.veterinarianId;
const _errs6 = errors;
if(typeof data2 !== "string"){
const err11 = {instancePath:instancePath+"/veterinarianId",schemaPath:"#/properties/veterinarianId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs7 = errors;
var valid0 = _errs6 === errors;
}
if(data.medicines !== undefined){
let data3 = data.medicines;
const _errs8 = errors;
const _errs9 = errors;
if(Array.isArray(data3)){
let valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs10 = errors;
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/medicines/" + i0,schemaPath:"#/properties/medicines/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
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
const err13 = {instancePath:instancePath+"/medicines",schemaPath:"#/properties/medicines/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
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
const err14 = {instancePath:instancePath+"/medicines",schemaPath:"#/properties/medicines/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid0 = _errs8 === errors;
}
if(data.urgency !== undefined){
let data5 = data.urgency;
const _errs12 = errors;
if(typeof data5 !== "string"){
const err15 = {instancePath:instancePath+"/urgency",schemaPath:"#/properties/urgency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const _errs13 = errors;
const vSchema0 = schema0.properties.urgency.enum;
if(!(((data5 === "routine") || (data5 === "preferential")) || (data5 === "critical"))){
const err16 = {instancePath:instancePath+"/urgency",schemaPath:"#/properties/urgency/enum",keyword:"enum",params:{allowedValues: schema0.properties.urgency.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid0 = _errs12 === errors;
}
if(data.prescribedOn !== undefined){
let data6 = data.prescribedOn;
const _errs14 = errors;
const _errs15 = errors;
if((typeof data6 == "number") && (isFinite(data6))){
}
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
const err17 = {instancePath:instancePath+"/prescribedOn",schemaPath:"#/properties/prescribedOn/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
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
const err18 = {instancePath:instancePath+"/prescribedOn",schemaPath:"#/properties/prescribedOn/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid0 = _errs14 === errors;
}
if(data.treatmentDays !== undefined){
let data7 = data.treatmentDays;
const _errs16 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err19 = {instancePath:instancePath+"/treatmentDays",schemaPath:"#/properties/treatmentDays/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs17 = errors;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 730 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/treatmentDays",schemaPath:"#/properties/treatmentDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 730},message:"must be <= 730"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err21 = {instancePath:instancePath+"/treatmentDays",schemaPath:"#/properties/treatmentDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var valid0 = _errs16 === errors;
}
if(data.instructions !== undefined){
let data8 = data.instructions;
const _errs18 = errors;
const _errs19 = errors;
if(typeof data8 === "string"){
if(func0(data8) > 20000){
const err22 = {instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
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
const err23 = {instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var valid0 = _errs18 === errors;
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validateTreatmentUpdate = validateTreatmentCreate;

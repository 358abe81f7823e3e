// @generated from schema/entities/appointment-series.ts by `npm run codegen`, which overwrites it: edit that file instead.
// biome-ignore-all lint: compiled by Ajv.
import { formats, ucs2length } from "#contract/formats.ts";

export const validateAppointmentSeriesCreate = validate0;
const schema0 = {"type":"object","required":["visitReason","patientId","veterinarianId","clinicId","firstVisit","repetitions","intervalDays"],"additionalProperties":false,"properties":{"visitReason":{"type":"string","minLength":3,"maxLength":200},"patientId":{"type":"string"},"veterinarianId":{"type":"string"},"clinicId":{"type":"string"},"firstVisit":{"type":"string","format":"date-time"},"repetitions":{"type":"integer","minimum":2,"maximum":52},"intervalDays":{"type":"integer","minimum":1,"maximum":365}}};
const func0 = ucs2length;
const formats0 = formats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.visitReason === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "visitReason"},message:"must have required property '"+"visitReason"+"'"};
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
if(data.clinicId === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clinicId"},message:"must have required property '"+"clinicId"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.firstVisit === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "firstVisit"},message:"must have required property '"+"firstVisit"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.repetitions === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "repetitions"},message:"must have required property '"+"repetitions"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.intervalDays === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "intervalDays"},message:"must have required property '"+"intervalDays"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "visitReason") || (key0 === "patientId")) || (key0 === "veterinarianId")) || (key0 === "clinicId")) || (key0 === "firstVisit")) || (key0 === "repetitions")) || (key0 === "intervalDays"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.visitReason !== undefined){
let data0 = data.visitReason;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 200){
const err8 = {instancePath:instancePath+"/visitReason",schemaPath:"#/properties/visitReason/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func0(data0) < 3){
const err9 = {instancePath:instancePath+"/visitReason",schemaPath:"#/properties/visitReason/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/visitReason",schemaPath:"#/properties/visitReason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.patientId !== undefined){
let data1 = data.patientId;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err11 = {instancePath:instancePath+"/patientId",schemaPath:"#/properties/patientId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
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
const err12 = {instancePath:instancePath+"/veterinarianId",schemaPath:"#/properties/veterinarianId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const _errs7 = errors;
var valid0 = _errs6 === errors;
}
if(data.clinicId !== undefined){
let data3 = data.clinicId;
const _errs8 = errors;
if(typeof data3 !== "string"){
const err13 = {instancePath:instancePath+"/clinicId",schemaPath:"#/properties/clinicId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs9 = errors;
var valid0 = _errs8 === errors;
}
if(data.firstVisit !== undefined){
let data4 = data.firstVisit;
const _errs10 = errors;
const _errs11 = errors;
if((typeof data4 == "number") && (isFinite(data4))){
}
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
const err14 = {instancePath:instancePath+"/firstVisit",schemaPath:"#/properties/firstVisit/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/firstVisit",schemaPath:"#/properties/firstVisit/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.repetitions !== undefined){
let data5 = data.repetitions;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err16 = {instancePath:instancePath+"/repetitions",schemaPath:"#/properties/repetitions/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const _errs13 = errors;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 52 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/repetitions",schemaPath:"#/properties/repetitions/maximum",keyword:"maximum",params:{comparison: "<=", limit: 52},message:"must be <= 52"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5 < 2 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/repetitions",schemaPath:"#/properties/repetitions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},message:"must be >= 2"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var valid0 = _errs12 === errors;
}
if(data.intervalDays !== undefined){
let data6 = data.intervalDays;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err19 = {instancePath:instancePath+"/intervalDays",schemaPath:"#/properties/intervalDays/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs15 = errors;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 365 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/intervalDays",schemaPath:"#/properties/intervalDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/intervalDays",schemaPath:"#/properties/intervalDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var valid0 = _errs14 === errors;
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

// @generated from schema/entities/vaccination.ts by `npm run codegen`, which overwrites it: edit that file instead.
// biome-ignore-all lint: compiled by Ajv.
import { formats, ucs2length } from "#contract/formats.ts";

export const validateVaccinationCreate = validate0;
const schema0 = {"type":"object","required":["batchNumber","patientId","medicineId","administeredOn"],"additionalProperties":false,"properties":{"batchNumber":{"type":"string","minLength":4,"maxLength":30,"pattern":"^[A-Z0-9-]+$"},"patientId":{"type":"string"},"medicineId":{"type":"string"},"administeredOn":{"type":"string","format":"date"},"boosterDue":{"type":"string","format":"date"}}};
const func0 = ucs2length;
const pattern0 = new RegExp("^[A-Z0-9-]+$", "u");
const formats0 = formats.date;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.batchNumber === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "batchNumber"},message:"must have required property '"+"batchNumber"+"'"};
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
if(data.medicineId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "medicineId"},message:"must have required property '"+"medicineId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.administeredOn === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "administeredOn"},message:"must have required property '"+"administeredOn"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "batchNumber") || (key0 === "patientId")) || (key0 === "medicineId")) || (key0 === "administeredOn")) || (key0 === "boosterDue"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.batchNumber !== undefined){
let data0 = data.batchNumber;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 30){
const err5 = {instancePath:instancePath+"/batchNumber",schemaPath:"#/properties/batchNumber/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func0(data0) < 4){
const err6 = {instancePath:instancePath+"/batchNumber",schemaPath:"#/properties/batchNumber/minLength",keyword:"minLength",params:{limit: 4},message:"must NOT have fewer than 4 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern0.test(data0)){
const err7 = {instancePath:instancePath+"/batchNumber",schemaPath:"#/properties/batchNumber/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9-]+$"},message:"must match pattern \""+"^[A-Z0-9-]+$"+"\""};
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
const err8 = {instancePath:instancePath+"/batchNumber",schemaPath:"#/properties/batchNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.patientId !== undefined){
let data1 = data.patientId;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err9 = {instancePath:instancePath+"/patientId",schemaPath:"#/properties/patientId/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.medicineId !== undefined){
let data2 = data.medicineId;
const _errs6 = errors;
if(typeof data2 !== "string"){
const err10 = {instancePath:instancePath+"/medicineId",schemaPath:"#/properties/medicineId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs7 = errors;
var valid0 = _errs6 === errors;
}
if(data.administeredOn !== undefined){
let data3 = data.administeredOn;
const _errs8 = errors;
const _errs9 = errors;
if((typeof data3 == "number") && (isFinite(data3))){
}
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err11 = {instancePath:instancePath+"/administeredOn",schemaPath:"#/properties/administeredOn/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
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
const err12 = {instancePath:instancePath+"/administeredOn",schemaPath:"#/properties/administeredOn/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid0 = _errs8 === errors;
}
if(data.boosterDue !== undefined){
let data4 = data.boosterDue;
const _errs10 = errors;
const _errs11 = errors;
if((typeof data4 == "number") && (isFinite(data4))){
}
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
const err13 = {instancePath:instancePath+"/boosterDue",schemaPath:"#/properties/boosterDue/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
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
const err14 = {instancePath:instancePath+"/boosterDue",schemaPath:"#/properties/boosterDue/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid0 = _errs10 === errors;
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

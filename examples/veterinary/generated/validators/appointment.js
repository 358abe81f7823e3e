// @generated from schema/entities/appointment.ts by `npm run codegen`, which overwrites it: edit that file instead.
// biome-ignore-all lint: compiled by Ajv.
import { formats, ucs2length } from "#contract/formats.ts";

export const validateAppointmentCreate = validate0;
const schema0 = {"type":"object","required":["visitReason","patientId","veterinarianId","clinicId","startsAt","durationMinutes","urgency","appointmentPhase","consultationFee"],"additionalProperties":false,"properties":{"visitReason":{"type":"string","minLength":3,"maxLength":200},"patientId":{"type":"string"},"veterinarianId":{"type":"string"},"clinicId":{"type":"string"},"consultingRoom":{"type":"string"},"startsAt":{"type":"string","format":"date-time"},"durationMinutes":{"type":"integer","minimum":5,"maximum":480},"urgency":{"type":"string","enum":["routine","preferential","critical"]},"appointmentPhase":{"type":"string","enum":["requested","confirmed","attended","calledOff","missed"]},"callOffReason":{"type":"string","maxLength":500},"consultationFee":{"type":"number","minimum":0,"maximum":999999999.99,"format":"money"}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = ucs2length;
const formats0 = formats["date-time"];
const formats2 = formats.money;

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
if(data.startsAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "startsAt"},message:"must have required property '"+"startsAt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.durationMinutes === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "durationMinutes"},message:"must have required property '"+"durationMinutes"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.urgency === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "urgency"},message:"must have required property '"+"urgency"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.appointmentPhase === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "appointmentPhase"},message:"must have required property '"+"appointmentPhase"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.consultationFee === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "consultationFee"},message:"must have required property '"+"consultationFee"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.visitReason !== undefined){
let data0 = data.visitReason;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err10 = {instancePath:instancePath+"/visitReason",schemaPath:"#/properties/visitReason/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func1(data0) < 3){
const err11 = {instancePath:instancePath+"/visitReason",schemaPath:"#/properties/visitReason/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
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
const err12 = {instancePath:instancePath+"/visitReason",schemaPath:"#/properties/visitReason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.patientId !== undefined){
let data1 = data.patientId;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err13 = {instancePath:instancePath+"/patientId",schemaPath:"#/properties/patientId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
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
const err14 = {instancePath:instancePath+"/veterinarianId",schemaPath:"#/properties/veterinarianId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
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
const err15 = {instancePath:instancePath+"/clinicId",schemaPath:"#/properties/clinicId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const _errs9 = errors;
var valid0 = _errs8 === errors;
}
if(data.consultingRoom !== undefined){
let data4 = data.consultingRoom;
const _errs10 = errors;
if(typeof data4 !== "string"){
const err16 = {instancePath:instancePath+"/consultingRoom",schemaPath:"#/properties/consultingRoom/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const _errs11 = errors;
var valid0 = _errs10 === errors;
}
if(data.startsAt !== undefined){
let data5 = data.startsAt;
const _errs12 = errors;
const _errs13 = errors;
if((typeof data5 == "number") && (isFinite(data5))){
}
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
const err17 = {instancePath:instancePath+"/startsAt",schemaPath:"#/properties/startsAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err18 = {instancePath:instancePath+"/startsAt",schemaPath:"#/properties/startsAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid0 = _errs12 === errors;
}
if(data.durationMinutes !== undefined){
let data6 = data.durationMinutes;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err19 = {instancePath:instancePath+"/durationMinutes",schemaPath:"#/properties/durationMinutes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
if(data6 > 480 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/durationMinutes",schemaPath:"#/properties/durationMinutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 480},message:"must be <= 480"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6 < 5 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/durationMinutes",schemaPath:"#/properties/durationMinutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5},message:"must be >= 5"};
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
if(data.urgency !== undefined){
let data7 = data.urgency;
const _errs16 = errors;
if(typeof data7 !== "string"){
const err22 = {instancePath:instancePath+"/urgency",schemaPath:"#/properties/urgency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs17 = errors;
const vSchema0 = schema0.properties.urgency.enum;
if(!(((data7 === "routine") || (data7 === "preferential")) || (data7 === "critical"))){
const err23 = {instancePath:instancePath+"/urgency",schemaPath:"#/properties/urgency/enum",keyword:"enum",params:{allowedValues: schema0.properties.urgency.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var valid0 = _errs16 === errors;
}
if(data.appointmentPhase !== undefined){
let data8 = data.appointmentPhase;
const _errs18 = errors;
if(typeof data8 !== "string"){
const err24 = {instancePath:instancePath+"/appointmentPhase",schemaPath:"#/properties/appointmentPhase/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const _errs19 = errors;
const vSchema1 = schema0.properties.appointmentPhase.enum;
if(!(((((data8 === "requested") || (data8 === "confirmed")) || (data8 === "attended")) || (data8 === "calledOff")) || (data8 === "missed"))){
const err25 = {instancePath:instancePath+"/appointmentPhase",schemaPath:"#/properties/appointmentPhase/enum",keyword:"enum",params:{allowedValues: schema0.properties.appointmentPhase.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var valid0 = _errs18 === errors;
}
if(data.callOffReason !== undefined){
let data9 = data.callOffReason;
const _errs20 = errors;
const _errs21 = errors;
if(typeof data9 === "string"){
if(func1(data9) > 500){
const err26 = {instancePath:instancePath+"/callOffReason",schemaPath:"#/properties/callOffReason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
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
const err27 = {instancePath:instancePath+"/callOffReason",schemaPath:"#/properties/callOffReason/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.consultationFee !== undefined){
let data10 = data.consultationFee;
const _errs22 = errors;
const _errs23 = errors;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 999999999.99 || isNaN(data10)){
const err28 = {instancePath:instancePath+"/consultationFee",schemaPath:"#/properties/consultationFee/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999.99},message:"must be <= 999999999.99"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err29 = {instancePath:instancePath+"/consultationFee",schemaPath:"#/properties/consultationFee/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(formats2.validate(data10))){
const err30 = {instancePath:instancePath+"/consultationFee",schemaPath:"#/properties/consultationFee/format",keyword:"format",params:{format: "money"},message:"must match format \""+"money"+"\""};
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
const err31 = {instancePath:instancePath+"/consultationFee",schemaPath:"#/properties/consultationFee/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data10 === "string"){
}
var valid0 = _errs22 === errors;
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validateAppointmentUpdate = validateAppointmentCreate;

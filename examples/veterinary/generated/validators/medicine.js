// @generated from schema/entities/medicine.ts by `npm run codegen`, which overwrites it: edit that file instead.
// biome-ignore-all lint: compiled by Ajv.
import { formats, ucs2length } from "#contract/formats.ts";

export const validateMedicineCreate = validate0;
const schema0 = {"type":"object","required":["tradeName","dosageForm","stockedDoses","unitPrice","prescriptionOnly","supplyState"],"additionalProperties":false,"properties":{"tradeName":{"type":"string","minLength":2,"maxLength":120},"activeIngredient":{"type":"string","maxLength":200},"dosageForm":{"type":"string","enum":["tablet","injectable","syrup","ointment"]},"stockedDoses":{"type":"integer","minimum":0,"maximum":1000000},"unitPrice":{"type":"number","minimum":0,"maximum":999999999.99,"format":"money"},"prescriptionOnly":{"type":"boolean"},"storageCeiling":{"type":"number","minimum":-80,"maximum":60},"supplyState":{"type":"string","enum":["supplied","shortage","withdrawn"]},"leaflet":{"type":"string","format":"uri","maxLength":2000}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = ucs2length;
const formats0 = formats.money;
const formats2 = formats.uri;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tradeName === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tradeName"},message:"must have required property '"+"tradeName"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.dosageForm === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dosageForm"},message:"must have required property '"+"dosageForm"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.stockedDoses === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stockedDoses"},message:"must have required property '"+"stockedDoses"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.unitPrice === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unitPrice"},message:"must have required property '"+"unitPrice"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.prescriptionOnly === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prescriptionOnly"},message:"must have required property '"+"prescriptionOnly"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.supplyState === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "supplyState"},message:"must have required property '"+"supplyState"+"'"};
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
if(!(func0.call(schema0.properties, key0))){
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
if(data.tradeName !== undefined){
let data0 = data.tradeName;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(func1(data0) > 120){
const err7 = {instancePath:instancePath+"/tradeName",schemaPath:"#/properties/tradeName/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data0) < 2){
const err8 = {instancePath:instancePath+"/tradeName",schemaPath:"#/properties/tradeName/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
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
const err9 = {instancePath:instancePath+"/tradeName",schemaPath:"#/properties/tradeName/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.activeIngredient !== undefined){
let data1 = data.activeIngredient;
const _errs4 = errors;
const _errs5 = errors;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err10 = {instancePath:instancePath+"/activeIngredient",schemaPath:"#/properties/activeIngredient/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
const err11 = {instancePath:instancePath+"/activeIngredient",schemaPath:"#/properties/activeIngredient/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.dosageForm !== undefined){
let data2 = data.dosageForm;
const _errs6 = errors;
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/dosageForm",schemaPath:"#/properties/dosageForm/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const _errs7 = errors;
const vSchema0 = schema0.properties.dosageForm.enum;
if(!((((data2 === "tablet") || (data2 === "injectable")) || (data2 === "syrup")) || (data2 === "ointment"))){
const err13 = {instancePath:instancePath+"/dosageForm",schemaPath:"#/properties/dosageForm/enum",keyword:"enum",params:{allowedValues: schema0.properties.dosageForm.enum},message:"must be equal to one of the allowed values"};
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
if(data.stockedDoses !== undefined){
let data3 = data.stockedDoses;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err14 = {instancePath:instancePath+"/stockedDoses",schemaPath:"#/properties/stockedDoses/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs9 = errors;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/stockedDoses",schemaPath:"#/properties/stockedDoses/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err16 = {instancePath:instancePath+"/stockedDoses",schemaPath:"#/properties/stockedDoses/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var valid0 = _errs8 === errors;
}
if(data.unitPrice !== undefined){
let data4 = data.unitPrice;
const _errs10 = errors;
const _errs11 = errors;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 999999999.99 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/unitPrice",schemaPath:"#/properties/unitPrice/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999.99},message:"must be <= 999999999.99"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/unitPrice",schemaPath:"#/properties/unitPrice/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(formats0.validate(data4))){
const err19 = {instancePath:instancePath+"/unitPrice",schemaPath:"#/properties/unitPrice/format",keyword:"format",params:{format: "money"},message:"must match format \""+"money"+"\""};
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
const err20 = {instancePath:instancePath+"/unitPrice",schemaPath:"#/properties/unitPrice/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data4 === "string"){
}
var valid0 = _errs10 === errors;
}
if(data.prescriptionOnly !== undefined){
let data5 = data.prescriptionOnly;
const _errs12 = errors;
if(typeof data5 !== "boolean"){
const err21 = {instancePath:instancePath+"/prescriptionOnly",schemaPath:"#/properties/prescriptionOnly/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const _errs13 = errors;
var valid0 = _errs12 === errors;
}
if(data.storageCeiling !== undefined){
let data6 = data.storageCeiling;
const _errs14 = errors;
const _errs15 = errors;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 60 || isNaN(data6)){
const err22 = {instancePath:instancePath+"/storageCeiling",schemaPath:"#/properties/storageCeiling/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data6 < -80 || isNaN(data6)){
const err23 = {instancePath:instancePath+"/storageCeiling",schemaPath:"#/properties/storageCeiling/minimum",keyword:"minimum",params:{comparison: ">=", limit: -80},message:"must be >= -80"};
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
const err24 = {instancePath:instancePath+"/storageCeiling",schemaPath:"#/properties/storageCeiling/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var valid0 = _errs14 === errors;
}
if(data.supplyState !== undefined){
let data7 = data.supplyState;
const _errs16 = errors;
if(typeof data7 !== "string"){
const err25 = {instancePath:instancePath+"/supplyState",schemaPath:"#/properties/supplyState/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs17 = errors;
const vSchema1 = schema0.properties.supplyState.enum;
if(!(((data7 === "supplied") || (data7 === "shortage")) || (data7 === "withdrawn"))){
const err26 = {instancePath:instancePath+"/supplyState",schemaPath:"#/properties/supplyState/enum",keyword:"enum",params:{allowedValues: schema0.properties.supplyState.enum},message:"must be equal to one of the allowed values"};
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
if(data.leaflet !== undefined){
let data8 = data.leaflet;
const _errs18 = errors;
const _errs19 = errors;
if((typeof data8 == "number") && (isFinite(data8))){
}
if(typeof data8 === "string"){
if(func1(data8) > 2000){
const err27 = {instancePath:instancePath+"/leaflet",schemaPath:"#/properties/leaflet/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(formats2(data8))){
const err28 = {instancePath:instancePath+"/leaflet",schemaPath:"#/properties/leaflet/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
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
const err29 = {instancePath:instancePath+"/leaflet",schemaPath:"#/properties/leaflet/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var valid0 = _errs18 === errors;
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validateMedicineUpdate = validateMedicineCreate;

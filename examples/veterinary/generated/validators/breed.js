// @generated from schema/entities/breed.ts by `npm run codegen`, which overwrites it: edit that file instead.
// biome-ignore-all lint: compiled by Ajv.
import { formats, ucs2length } from "#contract/formats.ts";

export const validateBreedCreate = validate0;
const schema0 = {"type":"object","required":["breedName","animalSpecies","predispositions"],"additionalProperties":false,"properties":{"breedName":{"type":"string","minLength":2,"maxLength":80},"animalSpecies":{"type":"string","enum":["canine","feline","lagomorph","avian","reptile"]},"adultWeight":{"type":"number","exclusiveMinimum":0,"exclusiveMaximum":200},"predispositions":{"type":"array","minItems":0,"maxItems":12,"uniqueItems":true,"items":{"type":"string"}}}};
const func0 = ucs2length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.breedName === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "breedName"},message:"must have required property '"+"breedName"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.animalSpecies === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "animalSpecies"},message:"must have required property '"+"animalSpecies"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.predispositions === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "predispositions"},message:"must have required property '"+"predispositions"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "breedName") || (key0 === "animalSpecies")) || (key0 === "adultWeight")) || (key0 === "predispositions"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.breedName !== undefined){
let data0 = data.breedName;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 80){
const err4 = {instancePath:instancePath+"/breedName",schemaPath:"#/properties/breedName/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data0) < 2){
const err5 = {instancePath:instancePath+"/breedName",schemaPath:"#/properties/breedName/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/breedName",schemaPath:"#/properties/breedName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.animalSpecies !== undefined){
let data1 = data.animalSpecies;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/animalSpecies",schemaPath:"#/properties/animalSpecies/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs5 = errors;
const vSchema0 = schema0.properties.animalSpecies.enum;
if(!(((((data1 === "canine") || (data1 === "feline")) || (data1 === "lagomorph")) || (data1 === "avian")) || (data1 === "reptile"))){
const err8 = {instancePath:instancePath+"/animalSpecies",schemaPath:"#/properties/animalSpecies/enum",keyword:"enum",params:{allowedValues: schema0.properties.animalSpecies.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid0 = _errs4 === errors;
}
if(data.adultWeight !== undefined){
let data2 = data.adultWeight;
const _errs6 = errors;
const _errs7 = errors;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 >= 200 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/adultWeight",schemaPath:"#/properties/adultWeight/exclusiveMaximum",keyword:"exclusiveMaximum",params:{comparison: "<", limit: 200},message:"must be < 200"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 <= 0 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/adultWeight",schemaPath:"#/properties/adultWeight/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
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
const err11 = {instancePath:instancePath+"/adultWeight",schemaPath:"#/properties/adultWeight/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid0 = _errs6 === errors;
}
if(data.predispositions !== undefined){
let data3 = data.predispositions;
const _errs8 = errors;
const _errs9 = errors;
if(Array.isArray(data3)){
if(data3.length > 12){
const err12 = {instancePath:instancePath+"/predispositions",schemaPath:"#/properties/predispositions/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3.length < 0){
const err13 = {instancePath:instancePath+"/predispositions",schemaPath:"#/properties/predispositions/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
let valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs10 = errors;
if(typeof data4 !== "string"){
const err14 = {instancePath:instancePath+"/predispositions/" + i0,schemaPath:"#/properties/predispositions/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
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
const err15 = {instancePath:instancePath+"/predispositions",schemaPath:"#/properties/predispositions/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
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
const err16 = {instancePath:instancePath+"/predispositions",schemaPath:"#/properties/predispositions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid0 = _errs8 === errors;
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validateBreedUpdate = validateBreedCreate;

// @generated from schema/entities/coupon-generation.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
// biome-ignore-all lint: compiled by Ajv.
import { formats, itemsCheck, objectCheck, ucs2length } from "entity-console/generated";

const check0 = (() => {
const schema0 = {"type":"integer","minimum":1,"maximum":20000};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err0);
errors++;
}
const _errs0 = errors;
if((typeof data == "number") && (isFinite(data))){
if(data > 20000 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20000},message:"must be <= 20000"};
(vErrors ??= []).push(err1);
errors++;
}
if(data < 1 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err2);
errors++;
}
}
validate0.errors = vErrors;
return errors === 0;
}
return validate0;
})();

const check1 = (() => {
const schema0 = {"type":"integer","minimum":0,"maximum":1000000000};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err0);
errors++;
}
const _errs0 = errors;
if((typeof data == "number") && (isFinite(data))){
if(data > 1000000000 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
(vErrors ??= []).push(err1);
errors++;
}
if(data < 0 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err2);
errors++;
}
}
validate0.errors = vErrors;
return errors === 0;
}
return validate0;
})();

const check2 = (() => {
const schema0 = {"type":"string","minLength":1,"maxLength":20,"pattern":"^[A-Z0-9-]+$"};
const func0 = ucs2length;
const pattern0 = new RegExp("^[A-Z0-9-]+$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(typeof data === "string"){
if(func0(data) > 20){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
(vErrors ??= []).push(err0);
errors++;
}
if(func0(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.length <= 40 && !pattern0.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9-]+$"},message:"must match pattern \""+"^[A-Z0-9-]+$"+"\""};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
return validate0;
})();

const check3 = (() => {
const schema0 = {"type":"integer","minimum":1,"maximum":1000000000};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err0);
errors++;
}
const _errs0 = errors;
if((typeof data == "number") && (isFinite(data))){
if(data > 1000000000 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
(vErrors ??= []).push(err1);
errors++;
}
if(data < 1 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err2);
errors++;
}
}
validate0.errors = vErrors;
return errors === 0;
}
return validate0;
})();

const check4 = (() => {
const schema0 = {"type":"string","format":"date"};
const formats0 = formats.date;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if((typeof data == "number") && (isFinite(data))){
}
if(typeof data === "string"){
if(!(formats0.validate(data))){
const err0 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
return validate0;
})();

const check5 = (() => {
const schema0 = {"type":"string","minLength":1,"maxLength":40,"pattern":"^[0-9]{8}-[0-9A-Z]{5}-[0-9A-Z]{5}$"};
const func0 = ucs2length;
const pattern0 = new RegExp("^[0-9]{8}-[0-9A-Z]{5}-[0-9A-Z]{5}$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(typeof data === "string"){
if(func0(data) > 40){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
(vErrors ??= []).push(err0);
errors++;
}
if(func0(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.length <= 80 && !pattern0.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{8}-[0-9A-Z]{5}-[0-9A-Z]{5}$"},message:"must match pattern \""+"^[0-9]{8}-[0-9A-Z]{5}-[0-9A-Z]{5}$"+"\""};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
return validate0;
})();

export const validateCouponGenerationCreate = objectCheck({
  members: {
    quantity: check0,
    value: check1,
    prefix: check2,
    usageLimit: check3,
    expirationDate: check4,
    batch: check5,
  },
  required: ["quantity", "value"],
});

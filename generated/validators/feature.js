// @generated from schema/entities/feature.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
// biome-ignore-all lint: compiled by Ajv.
import { formats, itemsCheck, objectCheck, ucs2length } from "entity-console/generated";

const check0 = (() => {
const schema0 = {"type":"string","minLength":1,"maxLength":120};
const func0 = ucs2length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(typeof data === "string"){
if(func0(data) > 120){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
(vErrors ??= []).push(err0);
errors++;
}
if(func0(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
return validate0;
})();

const check1 = (() => {
const schema0 = {"type":"string","maxLength":2000};
const func0 = ucs2length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(typeof data === "string"){
if(func0(data) > 2000){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
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

const check2 = (() => {
const schema0 = {"type":"string","enum":["question-generate","question-correction","essay","hosted-documents","inline-documents","student-module","question-database","presentation-creation"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err0);
errors++;
}
const _errs0 = errors;
if(!schema0.enum.includes(data)){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err1);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
return validate0;
})();

const check3 = (() => {
const schema0 = {"type":"boolean"};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err0);
errors++;
}
const _errs0 = errors;
validate0.errors = vErrors;
return errors === 0;
}
return validate0;
})();

export const validateFeatureCreate = objectCheck({
  members: {
    name: check0,
    description: check1,
    code: check2,
    active: check3,
  },
  required: ["name", "code", "active"],
});

export const validateFeatureUpdate = validateFeatureCreate;

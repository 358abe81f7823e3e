// @generated from schema/entities/plan.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
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
const schema0 = {"type":"string","enum":["active","inactive","pending","suspended"]};

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

const check4 = (() => {
const schema0 = {"type":"integer","minimum":0,"maximum":9999};

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
if(data > 9999 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999},message:"must be <= 9999"};
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

const check5 = (() => {
const schema0 = {"type":"string","enum":["individual","business"]};

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

const check6 = (() => {
const schema0 = {"type":"integer","minimum":0,"maximum":1000000};

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
if(data > 1000000 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
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

const check7 = (() => {
const schema0 = {"type":"array","uniqueItems":true,"items":{"type":"string"}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(Array.isArray(data)){
let valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err0);
errors++;
}
const _errs2 = errors;
var valid0 = _errs1 === errors;
if(!valid0){
valid1 = false;
}
}
let valid2;
let i1 = data.length;
let j0;
valid2 = true;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err1 = {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
(vErrors ??= []).push(err1);
errors++;
valid2 = false;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err2);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
return validate0;
})();

const check8 = (() => {
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

const check9 = (() => {
const schema0 = {"type":"string","enum":["on-demand","monthly","yearly"]};

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

const check10 = (() => {
const schema0 = {"type":"array","maxItems":50};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(Array.isArray(data)){
if(data.length > 50){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err1);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
return validate0;
})();

const check11 = (() => {
const schema0 = {"type":"string"};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err0);
errors++;
}
const _errs0 = errors;
validate0.errors = vErrors;
return errors === 0;
}
return validate0;
})();

const check12 = (() => {
const schema0 = {"type":"string","maxLength":500};
const func0 = ucs2length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(typeof data === "string"){
if(func0(data) > 500){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
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

const check13 = (() => {
const schema0 = {"type":"number","minimum":0,"maximum":9999999999999.99,"format":"money"};
const formats0 = formats.money;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if((typeof data == "number") && (isFinite(data))){
if(data > 9999999999999.99 || isNaN(data)){
const err0 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999999.99},message:"must be <= 9999999999999.99"};
(vErrors ??= []).push(err0);
errors++;
}
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err1);
errors++;
}
if(!(formats0.validate(data))){
const err2 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "money"},message:"must match format \""+"money"+"\""};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"};
(vErrors ??= []).push(err3);
errors++;
}
if(typeof data === "string"){
}
validate0.errors = vErrors;
return errors === 0;
}
return validate0;
})();

const check14 = (() => {
const schema0 = {"type":"string","pattern":"^[A-Z]{3}$"};
const pattern0 = new RegExp("^[A-Z]{3}$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(typeof data === "string"){
if(!pattern0.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""};
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

export const validatePlanCreate = objectCheck({
  members: {
    name: check0,
    description: check1,
    status: check2,
    recommended: check3,
    defaultPlan: check3,
    presentationOrder: check4,
    accountType: check5,
    hasTeacher: check3,
    hasAdministrator: check3,
    costSubjective: check6,
    costMultipleChoice: check6,
    costTrueOrFalse: check6,
    costEssay: check6,
    costExplanation: check6,
    costResume: check6,
    costInlineDocument: check6,
    features: check7,
    initialCredits: check8,
    creditRecharge: check8,
    rechargePeriodicity: check9,
    planPayments: itemsCheck(check10, objectCheck({
      members: {
        id: check11,
        name: check0,
        description: check12,
        status: check2,
        periodicity: check9,
        price: check13,
        currency: check14,
      },
      required: ["name", "status", "periodicity", "price", "currency"],
    })),
  },
  required: [
    "name",
    "status",
    "recommended",
    "defaultPlan",
    "presentationOrder",
    "accountType",
    "hasTeacher",
    "hasAdministrator",
    "costSubjective",
    "costMultipleChoice",
    "costTrueOrFalse",
    "costEssay",
    "costExplanation",
    "costResume",
    "costInlineDocument",
    "features",
    "initialCredits",
    "creditRecharge",
    "rechargePeriodicity",
    "planPayments",
  ],
});

export const validatePlanUpdate = validatePlanCreate;

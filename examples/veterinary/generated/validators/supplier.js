// @generated from schema/entities/supplier.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
// biome-ignore-all lint: compiled by Ajv.
import { formats, itemsCheck, objectCheck, ucs2length } from "entity-console/generated";

const check0 = (() => {
const schema0 = {"type":"string","minLength":2,"maxLength":120};
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
if(func0(data) < 2){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
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

const check2 = (() => {
const schema0 = {"type":"string","minLength":1,"maxLength":200};
const func0 = ucs2length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(typeof data === "string"){
if(func0(data) > 200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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

const check3 = (() => {
const schema0 = {"type":"string","pattern":"^[0-9]{5}$"};
const pattern0 = new RegExp("^[0-9]{5}$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(typeof data === "string"){
if(!pattern0.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5}$"},message:"must match pattern \""+"^[0-9]{5}$"+"\""};
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

const check4 = (() => {
const schema0 = {"type":"string","maxLength":120};
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
const schema0 = {"type":"string","pattern":"^[A-Z]{2}$"};
const pattern0 = new RegExp("^[A-Z]{2}$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(typeof data === "string"){
if(!pattern0.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"},message:"must match pattern \""+"^[A-Z]{2}$"+"\""};
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

const check6 = (() => {
const schema0 = {"type":"number","minimum":-90,"maximum":90};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if((typeof data == "number") && (isFinite(data))){
if(data > 90 || isNaN(data)){
const err0 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 90},message:"must be <= 90"};
(vErrors ??= []).push(err0);
errors++;
}
if(data < -90 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: -90},message:"must be >= -90"};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"};
(vErrors ??= []).push(err2);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
return validate0;
})();

const check7 = (() => {
const schema0 = {"type":"number","minimum":-180,"maximum":180};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if((typeof data == "number") && (isFinite(data))){
if(data > 180 || isNaN(data)){
const err0 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 180},message:"must be <= 180"};
(vErrors ??= []).push(err0);
errors++;
}
if(data < -180 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: -180},message:"must be >= -180"};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"};
(vErrors ??= []).push(err2);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
return validate0;
})();

const check8 = (() => {
const schema0 = {"type":"string","format":"tel"};
const formats0 = /^\+?[0-9(][0-9 ()./-]{2,28}[0-9]$/;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if((typeof data == "number") && (isFinite(data))){
}
if(typeof data === "string"){
if(!(formats0.test(data))){
const err0 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "tel"},message:"must match format \""+"tel"+"\""};
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

const check9 = (() => {
const schema0 = {"type":"string","format":"image","maxLength":2000};
const formats0 = formats.image;
const func0 = ucs2length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if((typeof data == "number") && (isFinite(data))){
}
if(typeof data === "string"){
if(func0(data) > 2000){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err0);
errors++;
}
if(!(formats0(data))){
const err1 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "image"},message:"must match format \""+"image"+"\""};
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

const check10 = (() => {
const schema0 = {"type":"string","format":"file","maxLength":2000};
const formats0 = formats.file;
const func0 = ucs2length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if((typeof data == "number") && (isFinite(data))){
}
if(typeof data === "string"){
if(func0(data) > 2000){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err0);
errors++;
}
if(!(formats0(data))){
const err1 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "file"},message:"must match format \""+"file"+"\""};
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

const check11 = (() => {
const schema0 = {"type":"string","format":"time"};
const formats0 = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if((typeof data == "number") && (isFinite(data))){
}
if(typeof data === "string"){
if(!(formats0.test(data))){
const err0 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "time"},message:"must match format \""+"time"+"\""};
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

const check12 = (() => {
const schema0 = {"type":"string","format":"duration"};
const formats0 = /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if((typeof data == "number") && (isFinite(data))){
}
if(typeof data === "string"){
if(!(formats0.test(data))){
const err0 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "duration"},message:"must match format \""+"duration"+"\""};
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
const schema0 = {"type":"number","format":"percent","minimum":0,"maximum":100,"multipleOf":0.01};
const formats0 = formats.percent;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if((typeof data == "number") && (isFinite(data))){
if(data > 100 || isNaN(data)){
const err0 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
(vErrors ??= []).push(err0);
errors++;
}
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err1);
errors++;
}
if(!(formats0.validate(data))){
const err2 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "percent"},message:"must match format \""+"percent"+"\""};
(vErrors ??= []).push(err2);
errors++;
}
const steps0 = data / 0.01;
if(!(Math.abs(steps0 - Math.round(steps0)) <= Math.abs(steps0) * Number.EPSILON * 4)){
const err3 = {instancePath,schemaPath:"#/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01},message:"must be multiple of 0.01"};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"};
(vErrors ??= []).push(err4);
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
const schema0 = {"type":"number","minimum":0,"maximum":1,"multipleOf":0.001};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if((typeof data == "number") && (isFinite(data))){
if(data > 1 || isNaN(data)){
const err0 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
(vErrors ??= []).push(err0);
errors++;
}
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err1);
errors++;
}
const steps0 = data / 0.001;
if(!(Math.abs(steps0 - Math.round(steps0)) <= Math.abs(steps0) * Number.EPSILON * 4)){
const err2 = {instancePath,schemaPath:"#/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001},message:"must be multiple of 0.001"};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"};
(vErrors ??= []).push(err3);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
return validate0;
})();

const check15 = (() => {
const schema0 = {"type":"array","uniqueItems":true,"items":{"type":"string","enum":["tablet","injectable","syrup","ointment"]}};

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
if(!schema0.items.enum.includes(data0)){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/enum",keyword:"enum",params:{allowedValues: schema0.items.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err1);
errors++;
}
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
const err2 = {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
(vErrors ??= []).push(err2);
errors++;
valid2 = false;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err3);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
return validate0;
})();

const check16 = (() => {
const schema0 = {"type":"array","uniqueItems":true,"items":{"type":"string","pattern":"^[A-Z]{2}$"}};
const pattern0 = new RegExp("^[A-Z]{2}$", "u");

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
const _errs2 = errors;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"},message:"must match pattern \""+"^[A-Z]{2}$"+"\""};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1);
errors++;
}
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
const err2 = {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
(vErrors ??= []).push(err2);
errors++;
valid2 = false;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err3);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
return validate0;
})();

const check17 = (() => {
const schema0 = {"type":"array","uniqueItems":true,"items":{"type":"integer","minimum":1,"maximum":7}};

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
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err0);
errors++;
}
const _errs2 = errors;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 7 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 7},message:"must be <= 7"};
(vErrors ??= []).push(err1);
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err2);
errors++;
}
}
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
if(!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err3 = {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
(vErrors ??= []).push(err3);
errors++;
valid2 = false;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err4);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
return validate0;
})();

const check18 = (() => {
const schema0 = {"type":"string","format":"html","maxLength":20000};
const func0 = ucs2length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if((typeof data == "number") && (isFinite(data))){
}
if(typeof data === "string"){
if(func0(data) > 20000){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
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

const check19 = (() => {
const schema0 = {"type":"object","additionalProperties":{"type":"string"}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
let data0 = data[key0];
const _errs2 = errors;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err0);
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err1);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
return validate0;
})();

const check20 = (() => {
const schema0 = {"type":"object","required":["orderingWay"],"discriminator":{"propertyName":"orderingWay"},"oneOf":[{"title":"OrdersByMail","description":"Orders go by mail.","type":"object","properties":{"orderingWay":{"enum":["electronicMail"]},"orderMailbox":{},"mailSubject":{}},"required":["orderingWay","orderMailbox"],"additionalProperties":false},{"title":"OrdersByTelephone","description":"Orders by telephone.","type":"object","properties":{"orderingWay":{"enum":["telephoneCall"]},"orderTelephone":{},"answeredUntil":{},"accountNumber":{}},"required":["orderingWay","orderTelephone"],"additionalProperties":false},{"title":"OrdersByPortal","description":"Orders in the supplier's web portal.","type":"object","properties":{"orderingWay":{"enum":["webPortal"]},"portalAddress":{},"accountNumber":{}},"required":["orderingWay","portalAddress"],"additionalProperties":false}],"properties":{"orderingWay":{"type":"string","enum":["electronicMail","telephoneCall","webPortal"]},"orderMailbox":{"type":"string","format":"email","maxLength":200},"mailSubject":{"type":"string","maxLength":60},"orderTelephone":{"type":"string","format":"tel"},"answeredUntil":{"type":"string","format":"time"},"accountNumber":{"type":"string","maxLength":40},"portalAddress":{"type":"string","format":"uri","maxLength":300}}};
const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const formats2 = /^\+?[0-9(][0-9 ()./-]{2,28}[0-9]$/;
const formats4 = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;
const formats6 = formats.uri;
const func0 = ucs2length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderingWay === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderingWay"},message:"must have required property '"+"orderingWay"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.orderingWay !== undefined){
let data0 = data.orderingWay;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/orderingWay",schemaPath:"#/properties/orderingWay/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1);
errors++;
}
const _errs3 = errors;
if(!schema0.properties.orderingWay.enum.includes(data0)){
const err2 = {instancePath:instancePath+"/orderingWay",schemaPath:"#/properties/orderingWay/enum",keyword:"enum",params:{allowedValues: schema0.properties.orderingWay.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err2);
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.orderMailbox !== undefined){
let data1 = data.orderMailbox;
const _errs4 = errors;
const _errs5 = errors;
if((typeof data1 == "number") && (isFinite(data1))){
}
if(typeof data1 === "string"){
if(func0(data1) > 200){
const err3 = {instancePath:instancePath+"/orderMailbox",schemaPath:"#/properties/orderMailbox/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err3);
errors++;
}
if(!(formats0.test(data1))){
const err4 = {instancePath:instancePath+"/orderMailbox",schemaPath:"#/properties/orderMailbox/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/orderMailbox",schemaPath:"#/properties/orderMailbox/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5);
errors++;
}
var valid0 = _errs4 === errors;
}
if(data.mailSubject !== undefined){
let data2 = data.mailSubject;
const _errs6 = errors;
const _errs7 = errors;
if(typeof data2 === "string"){
if(func0(data2) > 60){
const err6 = {instancePath:instancePath+"/mailSubject",schemaPath:"#/properties/mailSubject/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/mailSubject",schemaPath:"#/properties/mailSubject/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
var valid0 = _errs6 === errors;
}
if(data.orderTelephone !== undefined){
let data3 = data.orderTelephone;
const _errs8 = errors;
const _errs9 = errors;
if((typeof data3 == "number") && (isFinite(data3))){
}
if(typeof data3 === "string"){
if(!(formats2.test(data3))){
const err8 = {instancePath:instancePath+"/orderTelephone",schemaPath:"#/properties/orderTelephone/format",keyword:"format",params:{format: "tel"},message:"must match format \""+"tel"+"\""};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/orderTelephone",schemaPath:"#/properties/orderTelephone/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9);
errors++;
}
var valid0 = _errs8 === errors;
}
if(data.answeredUntil !== undefined){
let data4 = data.answeredUntil;
const _errs10 = errors;
const _errs11 = errors;
if((typeof data4 == "number") && (isFinite(data4))){
}
if(typeof data4 === "string"){
if(!(formats4.test(data4))){
const err10 = {instancePath:instancePath+"/answeredUntil",schemaPath:"#/properties/answeredUntil/format",keyword:"format",params:{format: "time"},message:"must match format \""+"time"+"\""};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/answeredUntil",schemaPath:"#/properties/answeredUntil/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11);
errors++;
}
var valid0 = _errs10 === errors;
}
if(data.accountNumber !== undefined){
let data5 = data.accountNumber;
const _errs12 = errors;
const _errs13 = errors;
if(typeof data5 === "string"){
if(func0(data5) > 40){
const err12 = {instancePath:instancePath+"/accountNumber",schemaPath:"#/properties/accountNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/accountNumber",schemaPath:"#/properties/accountNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13);
errors++;
}
var valid0 = _errs12 === errors;
}
if(data.portalAddress !== undefined){
let data6 = data.portalAddress;
const _errs14 = errors;
const _errs15 = errors;
if((typeof data6 == "number") && (isFinite(data6))){
}
if(typeof data6 === "string"){
if(func0(data6) > 300){
const err14 = {instancePath:instancePath+"/portalAddress",schemaPath:"#/properties/portalAddress/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
(vErrors ??= []).push(err14);
errors++;
}
if(!(formats6(data6))){
const err15 = {instancePath:instancePath+"/portalAddress",schemaPath:"#/properties/portalAddress/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
(vErrors ??= []).push(err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/portalAddress",schemaPath:"#/properties/portalAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err16);
errors++;
}
var valid0 = _errs14 === errors;
}
let valid1 = false;
const tag0 = data.orderingWay;
if(typeof tag0 == "string"){
if(false){
}
else if(tag0 === "electronicMail"){
const _errs16 = errors;
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderingWay === undefined){
const err17 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "orderingWay"},message:"must have required property '"+"orderingWay"+"'"};
(vErrors ??= []).push(err17);
errors++;
}
if(data.orderMailbox === undefined){
const err18 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "orderMailbox"},message:"must have required property '"+"orderMailbox"+"'"};
(vErrors ??= []).push(err18);
errors++;
}
const _errs18 = errors;
for(const key0 in data){
if(!(((key0 === "orderingWay") || (key0 === "orderMailbox")) || (key0 === "mailSubject"))){
const err19 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.orderingWay !== undefined){
let data7 = data.orderingWay;
const _errs19 = errors;
if(!schema0.oneOf[0].properties.orderingWay.enum.includes(data7)){
const err20 = {instancePath:instancePath+"/orderingWay",schemaPath:"#/oneOf/0/properties/orderingWay/enum",keyword:"enum",params:{allowedValues: schema0.oneOf[0].properties.orderingWay.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err20);
errors++;
}
var valid3 = _errs19 === errors;
}
}
else {
const err21 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err21);
errors++;
}
var valid2 = _errs16 === errors;
valid1 = valid2;
}
else if(tag0 === "telephoneCall"){
const _errs20 = errors;
const _errs21 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderingWay === undefined){
const err22 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "orderingWay"},message:"must have required property '"+"orderingWay"+"'"};
(vErrors ??= []).push(err22);
errors++;
}
if(data.orderTelephone === undefined){
const err23 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "orderTelephone"},message:"must have required property '"+"orderTelephone"+"'"};
(vErrors ??= []).push(err23);
errors++;
}
const _errs22 = errors;
for(const key1 in data){
if(!((((key1 === "orderingWay") || (key1 === "orderTelephone")) || (key1 === "answeredUntil")) || (key1 === "accountNumber"))){
const err24 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data.orderingWay !== undefined){
let data8 = data.orderingWay;
const _errs23 = errors;
if(!schema0.oneOf[1].properties.orderingWay.enum.includes(data8)){
const err25 = {instancePath:instancePath+"/orderingWay",schemaPath:"#/oneOf/1/properties/orderingWay/enum",keyword:"enum",params:{allowedValues: schema0.oneOf[1].properties.orderingWay.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err25);
errors++;
}
var valid5 = _errs23 === errors;
}
}
else {
const err26 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err26);
errors++;
}
var valid4 = _errs20 === errors;
valid1 = valid4;
}
else if(tag0 === "webPortal"){
const _errs24 = errors;
const _errs25 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderingWay === undefined){
const err27 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "orderingWay"},message:"must have required property '"+"orderingWay"+"'"};
(vErrors ??= []).push(err27);
errors++;
}
if(data.portalAddress === undefined){
const err28 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "portalAddress"},message:"must have required property '"+"portalAddress"+"'"};
(vErrors ??= []).push(err28);
errors++;
}
const _errs26 = errors;
for(const key2 in data){
if(!(((key2 === "orderingWay") || (key2 === "portalAddress")) || (key2 === "accountNumber"))){
const err29 = {instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
(vErrors ??= []).push(err29);
errors++;
}
}
if(data.orderingWay !== undefined){
let data9 = data.orderingWay;
const _errs27 = errors;
if(!schema0.oneOf[2].properties.orderingWay.enum.includes(data9)){
const err30 = {instancePath:instancePath+"/orderingWay",schemaPath:"#/oneOf/2/properties/orderingWay/enum",keyword:"enum",params:{allowedValues: schema0.oneOf[2].properties.orderingWay.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err30);
errors++;
}
var valid7 = _errs27 === errors;
}
}
else {
const err31 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err31);
errors++;
}
var valid6 = _errs24 === errors;
valid1 = valid6;
}
else {
const err32 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "orderingWay", tagValue: tag0},message:"value of tag \"orderingWay\" must be in oneOf"};
(vErrors ??= []).push(err32);
errors++;
}
}
else {
const err33 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "orderingWay", tagValue: tag0},message:"tag \"orderingWay\" must be string"};
(vErrors ??= []).push(err33);
errors++;
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err34);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
return validate0;
})();

const check21 = (() => {
const schema0 = {"type":"object","additionalProperties":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err0);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
return validate0;
})();

const check22 = (() => {
const schema0 = {"type":"integer","minimum":1,"maximum":5};

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
if(data > 5 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
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

const check23 = (() => {
const schema0 = {"type":"number","nullable":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!((typeof data == "number") && (isFinite(data)))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"};
(vErrors ??= []).push(err0);
errors++;
}
const _errs0 = errors;
const _errs1 = errors;
validate0.errors = vErrors;
return errors === 0;
}
return validate0;
})();

const check24 = (() => {
const schema0 = {"maxLength":120,"type":"string","nullable":true};
const func0 = ucs2length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err0);
errors++;
}
const _errs0 = errors;
const _errs1 = errors;
if(typeof data === "string"){
if(func0(data) > 120){
const err1 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
(vErrors ??= []).push(err1);
errors++;
}
}
validate0.errors = vErrors;
return errors === 0;
}
return validate0;
})();

export const validateSupplierCreate = objectCheck({
  members: {
    tradingName: check0,
    parentSupplierId: check1,
    warehouse: objectCheck({
      members: {
        street: check2,
        postalCode: check3,
        town: check4,
        country: check5,
        location: objectCheck({
          members: {
            latitude: check6,
            longitude: check7,
          },
          required: ["latitude", "longitude"],
        }),
      },
      required: ["street", "town"],
    }),
    switchboard: check8,
    logo: check9,
    priceList: check10,
    orderUntil: check11,
    deliveryTime: check12,
    discount: check13,
    reliability: check14,
    suppliedForms: check15,
    servedCountries: check16,
    deliveryDays: check17,
    saleTerms: check18,
    departmentPhones: check19,
    ordering: check20,
    orderInterface: check21,
    serviceRating: check22,
    lastRating: check23,
    accountManager: check24,
  },
  required: ["tradingName", "discount", "suppliedForms", "servedCountries", "lastRating", "accountManager"],
});

export const validateSupplierUpdate = validateSupplierCreate;

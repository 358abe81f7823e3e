// @generated from schema/entities/plan.ts by `npm run codegen`, which overwrites it: edit that file instead.
// biome-ignore-all lint: compiled by Ajv.
import { formats, ucs2length } from "#contract/formats.ts";

export const validatePlanCreate = validate0;
const schema0 = {"type":"object","required":["name","status","recommended","defaultPlan","presentationOrder","accountType","hasTeacher","hasAdministrator","costSubjective","costMultipleChoice","costTrueOrFalse","costEssay","costExplanation","costResume","costInlineDocument","features","initialCredits","creditRecharge","rechargePeriodicity","planPayments"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":120},"description":{"type":"string","maxLength":2000},"status":{"type":"string","enum":["active","inactive","pending","suspended"]},"recommended":{"type":"boolean"},"defaultPlan":{"type":"boolean"},"presentationOrder":{"type":"integer","minimum":0,"maximum":9999},"accountType":{"type":"string","enum":["individual","business"]},"hasTeacher":{"type":"boolean"},"hasAdministrator":{"type":"boolean"},"costSubjective":{"type":"integer","minimum":0,"maximum":1000000},"costMultipleChoice":{"type":"integer","minimum":0,"maximum":1000000},"costTrueOrFalse":{"type":"integer","minimum":0,"maximum":1000000},"costEssay":{"type":"integer","minimum":0,"maximum":1000000},"costExplanation":{"type":"integer","minimum":0,"maximum":1000000},"costResume":{"type":"integer","minimum":0,"maximum":1000000},"costInlineDocument":{"type":"integer","minimum":0,"maximum":1000000},"features":{"type":"array","uniqueItems":true,"items":{"type":"string"}},"initialCredits":{"type":"integer","minimum":0,"maximum":1000000000},"creditRecharge":{"type":"integer","minimum":0,"maximum":1000000000},"rechargePeriodicity":{"type":"string","enum":["on-demand","monthly","yearly"]},"planPayments":{"type":"array","maxItems":50,"items":{"type":"object","required":["name","status","periodicity","price","currency"],"additionalProperties":false,"properties":{"id":{"type":"string"},"name":{"type":"string","minLength":1,"maxLength":120},"description":{"type":"string","maxLength":500},"status":{"type":"string","enum":["active","inactive","pending","suspended"]},"periodicity":{"type":"string","enum":["on-demand","monthly","yearly"]},"price":{"type":"number","minimum":0,"maximum":9999999999999.99,"format":"money"},"currency":{"type":"string","pattern":"^[A-Z]{3}$"}}}}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = ucs2length;
const formats0 = formats.money;
const pattern0 = new RegExp("^[A-Z]{3}$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.recommended === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recommended"},message:"must have required property '"+"recommended"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.defaultPlan === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "defaultPlan"},message:"must have required property '"+"defaultPlan"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.presentationOrder === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "presentationOrder"},message:"must have required property '"+"presentationOrder"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.accountType === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accountType"},message:"must have required property '"+"accountType"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.hasTeacher === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hasTeacher"},message:"must have required property '"+"hasTeacher"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.hasAdministrator === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hasAdministrator"},message:"must have required property '"+"hasAdministrator"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.costSubjective === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "costSubjective"},message:"must have required property '"+"costSubjective"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.costMultipleChoice === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "costMultipleChoice"},message:"must have required property '"+"costMultipleChoice"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.costTrueOrFalse === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "costTrueOrFalse"},message:"must have required property '"+"costTrueOrFalse"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.costEssay === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "costEssay"},message:"must have required property '"+"costEssay"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.costExplanation === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "costExplanation"},message:"must have required property '"+"costExplanation"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.costResume === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "costResume"},message:"must have required property '"+"costResume"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.costInlineDocument === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "costInlineDocument"},message:"must have required property '"+"costInlineDocument"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.features === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "features"},message:"must have required property '"+"features"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.initialCredits === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "initialCredits"},message:"must have required property '"+"initialCredits"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.creditRecharge === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "creditRecharge"},message:"must have required property '"+"creditRecharge"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.rechargePeriodicity === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rechargePeriodicity"},message:"must have required property '"+"rechargePeriodicity"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.planPayments === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "planPayments"},message:"must have required property '"+"planPayments"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err20 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(func1(data0) > 120){
const err21 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func1(data0) < 1){
const err22 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err23 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.description !== undefined){
let data1 = data.description;
const _errs4 = errors;
const _errs5 = errors;
if(typeof data1 === "string"){
if(func1(data1) > 2000){
const err24 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var valid0 = _errs4 === errors;
}
if(data.status !== undefined){
let data2 = data.status;
const _errs6 = errors;
if(typeof data2 !== "string"){
const err26 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const _errs7 = errors;
const vSchema0 = schema0.properties.status.enum;
if(!((((data2 === "active") || (data2 === "inactive")) || (data2 === "pending")) || (data2 === "suspended"))){
const err27 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema0.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var valid0 = _errs6 === errors;
}
if(data.recommended !== undefined){
let data3 = data.recommended;
const _errs8 = errors;
if(typeof data3 !== "boolean"){
const err28 = {instancePath:instancePath+"/recommended",schemaPath:"#/properties/recommended/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const _errs9 = errors;
var valid0 = _errs8 === errors;
}
if(data.defaultPlan !== undefined){
let data4 = data.defaultPlan;
const _errs10 = errors;
if(typeof data4 !== "boolean"){
const err29 = {instancePath:instancePath+"/defaultPlan",schemaPath:"#/properties/defaultPlan/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const _errs11 = errors;
var valid0 = _errs10 === errors;
}
if(data.presentationOrder !== undefined){
let data5 = data.presentationOrder;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err30 = {instancePath:instancePath+"/presentationOrder",schemaPath:"#/properties/presentationOrder/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const _errs13 = errors;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9999 || isNaN(data5)){
const err31 = {instancePath:instancePath+"/presentationOrder",schemaPath:"#/properties/presentationOrder/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999},message:"must be <= 9999"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err32 = {instancePath:instancePath+"/presentationOrder",schemaPath:"#/properties/presentationOrder/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
var valid0 = _errs12 === errors;
}
if(data.accountType !== undefined){
let data6 = data.accountType;
const _errs14 = errors;
if(typeof data6 !== "string"){
const err33 = {instancePath:instancePath+"/accountType",schemaPath:"#/properties/accountType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const _errs15 = errors;
const vSchema1 = schema0.properties.accountType.enum;
if(!((data6 === "individual") || (data6 === "business"))){
const err34 = {instancePath:instancePath+"/accountType",schemaPath:"#/properties/accountType/enum",keyword:"enum",params:{allowedValues: schema0.properties.accountType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var valid0 = _errs14 === errors;
}
if(data.hasTeacher !== undefined){
let data7 = data.hasTeacher;
const _errs16 = errors;
if(typeof data7 !== "boolean"){
const err35 = {instancePath:instancePath+"/hasTeacher",schemaPath:"#/properties/hasTeacher/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const _errs17 = errors;
var valid0 = _errs16 === errors;
}
if(data.hasAdministrator !== undefined){
let data8 = data.hasAdministrator;
const _errs18 = errors;
if(typeof data8 !== "boolean"){
const err36 = {instancePath:instancePath+"/hasAdministrator",schemaPath:"#/properties/hasAdministrator/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const _errs19 = errors;
var valid0 = _errs18 === errors;
}
if(data.costSubjective !== undefined){
let data9 = data.costSubjective;
const _errs20 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err37 = {instancePath:instancePath+"/costSubjective",schemaPath:"#/properties/costSubjective/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const _errs21 = errors;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1000000 || isNaN(data9)){
const err38 = {instancePath:instancePath+"/costSubjective",schemaPath:"#/properties/costSubjective/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err39 = {instancePath:instancePath+"/costSubjective",schemaPath:"#/properties/costSubjective/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
var valid0 = _errs20 === errors;
}
if(data.costMultipleChoice !== undefined){
let data10 = data.costMultipleChoice;
const _errs22 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err40 = {instancePath:instancePath+"/costMultipleChoice",schemaPath:"#/properties/costMultipleChoice/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
const _errs23 = errors;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1000000 || isNaN(data10)){
const err41 = {instancePath:instancePath+"/costMultipleChoice",schemaPath:"#/properties/costMultipleChoice/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err42 = {instancePath:instancePath+"/costMultipleChoice",schemaPath:"#/properties/costMultipleChoice/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
var valid0 = _errs22 === errors;
}
if(data.costTrueOrFalse !== undefined){
let data11 = data.costTrueOrFalse;
const _errs24 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err43 = {instancePath:instancePath+"/costTrueOrFalse",schemaPath:"#/properties/costTrueOrFalse/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const _errs25 = errors;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1000000 || isNaN(data11)){
const err44 = {instancePath:instancePath+"/costTrueOrFalse",schemaPath:"#/properties/costTrueOrFalse/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err45 = {instancePath:instancePath+"/costTrueOrFalse",schemaPath:"#/properties/costTrueOrFalse/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
var valid0 = _errs24 === errors;
}
if(data.costEssay !== undefined){
let data12 = data.costEssay;
const _errs26 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err46 = {instancePath:instancePath+"/costEssay",schemaPath:"#/properties/costEssay/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
const _errs27 = errors;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 1000000 || isNaN(data12)){
const err47 = {instancePath:instancePath+"/costEssay",schemaPath:"#/properties/costEssay/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err48 = {instancePath:instancePath+"/costEssay",schemaPath:"#/properties/costEssay/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
var valid0 = _errs26 === errors;
}
if(data.costExplanation !== undefined){
let data13 = data.costExplanation;
const _errs28 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err49 = {instancePath:instancePath+"/costExplanation",schemaPath:"#/properties/costExplanation/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
const _errs29 = errors;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 1000000 || isNaN(data13)){
const err50 = {instancePath:instancePath+"/costExplanation",schemaPath:"#/properties/costExplanation/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err51 = {instancePath:instancePath+"/costExplanation",schemaPath:"#/properties/costExplanation/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
var valid0 = _errs28 === errors;
}
if(data.costResume !== undefined){
let data14 = data.costResume;
const _errs30 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err52 = {instancePath:instancePath+"/costResume",schemaPath:"#/properties/costResume/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
const _errs31 = errors;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 1000000 || isNaN(data14)){
const err53 = {instancePath:instancePath+"/costResume",schemaPath:"#/properties/costResume/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data14 < 0 || isNaN(data14)){
const err54 = {instancePath:instancePath+"/costResume",schemaPath:"#/properties/costResume/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
var valid0 = _errs30 === errors;
}
if(data.costInlineDocument !== undefined){
let data15 = data.costInlineDocument;
const _errs32 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err55 = {instancePath:instancePath+"/costInlineDocument",schemaPath:"#/properties/costInlineDocument/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
const _errs33 = errors;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 1000000 || isNaN(data15)){
const err56 = {instancePath:instancePath+"/costInlineDocument",schemaPath:"#/properties/costInlineDocument/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data15 < 0 || isNaN(data15)){
const err57 = {instancePath:instancePath+"/costInlineDocument",schemaPath:"#/properties/costInlineDocument/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
var valid0 = _errs32 === errors;
}
if(data.features !== undefined){
let data16 = data.features;
const _errs34 = errors;
const _errs35 = errors;
if(Array.isArray(data16)){
let valid2 = true;
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
let data17 = data16[i0];
const _errs36 = errors;
if(typeof data17 !== "string"){
const err58 = {instancePath:instancePath+"/features/" + i0,schemaPath:"#/properties/features/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
const _errs37 = errors;
var valid1 = _errs36 === errors;
if(!valid1){
valid2 = false;
}
}
let valid3;
let i1 = data16.length;
let j0;
valid3 = true;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data16[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err59 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
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
const err60 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
var valid0 = _errs34 === errors;
}
if(data.initialCredits !== undefined){
let data18 = data.initialCredits;
const _errs38 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err61 = {instancePath:instancePath+"/initialCredits",schemaPath:"#/properties/initialCredits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
const _errs39 = errors;
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 1000000000 || isNaN(data18)){
const err62 = {instancePath:instancePath+"/initialCredits",schemaPath:"#/properties/initialCredits/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data18 < 0 || isNaN(data18)){
const err63 = {instancePath:instancePath+"/initialCredits",schemaPath:"#/properties/initialCredits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
var valid0 = _errs38 === errors;
}
if(data.creditRecharge !== undefined){
let data19 = data.creditRecharge;
const _errs40 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err64 = {instancePath:instancePath+"/creditRecharge",schemaPath:"#/properties/creditRecharge/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
const _errs41 = errors;
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 1000000000 || isNaN(data19)){
const err65 = {instancePath:instancePath+"/creditRecharge",schemaPath:"#/properties/creditRecharge/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data19 < 0 || isNaN(data19)){
const err66 = {instancePath:instancePath+"/creditRecharge",schemaPath:"#/properties/creditRecharge/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
var valid0 = _errs40 === errors;
}
if(data.rechargePeriodicity !== undefined){
let data20 = data.rechargePeriodicity;
const _errs42 = errors;
if(typeof data20 !== "string"){
const err67 = {instancePath:instancePath+"/rechargePeriodicity",schemaPath:"#/properties/rechargePeriodicity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
const _errs43 = errors;
const vSchema2 = schema0.properties.rechargePeriodicity.enum;
if(!(((data20 === "on-demand") || (data20 === "monthly")) || (data20 === "yearly"))){
const err68 = {instancePath:instancePath+"/rechargePeriodicity",schemaPath:"#/properties/rechargePeriodicity/enum",keyword:"enum",params:{allowedValues: schema0.properties.rechargePeriodicity.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
var valid0 = _errs42 === errors;
}
if(data.planPayments !== undefined){
let data21 = data.planPayments;
const _errs44 = errors;
const _errs45 = errors;
if(Array.isArray(data21)){
if(data21.length > 50){
const err69 = {instancePath:instancePath+"/planPayments",schemaPath:"#/properties/planPayments/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
let valid5 = true;
const len1 = data21.length;
for(let i2=0; i2<len1; i2++){
let data22 = data21[i2];
const _errs46 = errors;
const _errs47 = errors;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.name === undefined){
const err70 = {instancePath:instancePath+"/planPayments/" + i2,schemaPath:"#/properties/planPayments/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data22.status === undefined){
const err71 = {instancePath:instancePath+"/planPayments/" + i2,schemaPath:"#/properties/planPayments/items/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data22.periodicity === undefined){
const err72 = {instancePath:instancePath+"/planPayments/" + i2,schemaPath:"#/properties/planPayments/items/required",keyword:"required",params:{missingProperty: "periodicity"},message:"must have required property '"+"periodicity"+"'"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data22.price === undefined){
const err73 = {instancePath:instancePath+"/planPayments/" + i2,schemaPath:"#/properties/planPayments/items/required",keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data22.currency === undefined){
const err74 = {instancePath:instancePath+"/planPayments/" + i2,schemaPath:"#/properties/planPayments/items/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
const _errs48 = errors;
for(const key1 in data22){
if(!(((((((key1 === "id") || (key1 === "name")) || (key1 === "description")) || (key1 === "status")) || (key1 === "periodicity")) || (key1 === "price")) || (key1 === "currency"))){
const err75 = {instancePath:instancePath+"/planPayments/" + i2,schemaPath:"#/properties/planPayments/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data22.id !== undefined){
let data23 = data22.id;
const _errs49 = errors;
if(typeof data23 !== "string"){
const err76 = {instancePath:instancePath+"/planPayments/" + i2+"/id",schemaPath:"#/properties/planPayments/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
const _errs50 = errors;
var valid6 = _errs49 === errors;
}
if(data22.name !== undefined){
let data24 = data22.name;
const _errs51 = errors;
const _errs52 = errors;
if(typeof data24 === "string"){
if(func1(data24) > 120){
const err77 = {instancePath:instancePath+"/planPayments/" + i2+"/name",schemaPath:"#/properties/planPayments/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(func1(data24) < 1){
const err78 = {instancePath:instancePath+"/planPayments/" + i2+"/name",schemaPath:"#/properties/planPayments/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
else {
const err79 = {instancePath:instancePath+"/planPayments/" + i2+"/name",schemaPath:"#/properties/planPayments/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
var valid6 = _errs51 === errors;
}
if(data22.description !== undefined){
let data25 = data22.description;
const _errs53 = errors;
const _errs54 = errors;
if(typeof data25 === "string"){
if(func1(data25) > 500){
const err80 = {instancePath:instancePath+"/planPayments/" + i2+"/description",schemaPath:"#/properties/planPayments/items/properties/description/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
else {
const err81 = {instancePath:instancePath+"/planPayments/" + i2+"/description",schemaPath:"#/properties/planPayments/items/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
var valid6 = _errs53 === errors;
}
if(data22.status !== undefined){
let data26 = data22.status;
const _errs55 = errors;
if(typeof data26 !== "string"){
const err82 = {instancePath:instancePath+"/planPayments/" + i2+"/status",schemaPath:"#/properties/planPayments/items/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
const _errs56 = errors;
const vSchema3 = schema0.properties.planPayments.items.properties.status.enum;
if(!((((data26 === "active") || (data26 === "inactive")) || (data26 === "pending")) || (data26 === "suspended"))){
const err83 = {instancePath:instancePath+"/planPayments/" + i2+"/status",schemaPath:"#/properties/planPayments/items/properties/status/enum",keyword:"enum",params:{allowedValues: schema0.properties.planPayments.items.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
var valid6 = _errs55 === errors;
}
if(data22.periodicity !== undefined){
let data27 = data22.periodicity;
const _errs57 = errors;
if(typeof data27 !== "string"){
const err84 = {instancePath:instancePath+"/planPayments/" + i2+"/periodicity",schemaPath:"#/properties/planPayments/items/properties/periodicity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
const _errs58 = errors;
const vSchema4 = schema0.properties.planPayments.items.properties.periodicity.enum;
if(!(((data27 === "on-demand") || (data27 === "monthly")) || (data27 === "yearly"))){
const err85 = {instancePath:instancePath+"/planPayments/" + i2+"/periodicity",schemaPath:"#/properties/planPayments/items/properties/periodicity/enum",keyword:"enum",params:{allowedValues: schema0.properties.planPayments.items.properties.periodicity.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
var valid6 = _errs57 === errors;
}
if(data22.price !== undefined){
let data28 = data22.price;
const _errs59 = errors;
const _errs60 = errors;
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 9999999999999.99 || isNaN(data28)){
const err86 = {instancePath:instancePath+"/planPayments/" + i2+"/price",schemaPath:"#/properties/planPayments/items/properties/price/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999999.99},message:"must be <= 9999999999999.99"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data28 < 0 || isNaN(data28)){
const err87 = {instancePath:instancePath+"/planPayments/" + i2+"/price",schemaPath:"#/properties/planPayments/items/properties/price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(!(formats0.validate(data28))){
const err88 = {instancePath:instancePath+"/planPayments/" + i2+"/price",schemaPath:"#/properties/planPayments/items/properties/price/format",keyword:"format",params:{format: "money"},message:"must match format \""+"money"+"\""};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
else {
const err89 = {instancePath:instancePath+"/planPayments/" + i2+"/price",schemaPath:"#/properties/planPayments/items/properties/price/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(typeof data28 === "string"){
}
var valid6 = _errs59 === errors;
}
if(data22.currency !== undefined){
let data29 = data22.currency;
const _errs61 = errors;
const _errs62 = errors;
if(typeof data29 === "string"){
if(!pattern0.test(data29)){
const err90 = {instancePath:instancePath+"/planPayments/" + i2+"/currency",schemaPath:"#/properties/planPayments/items/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
else {
const err91 = {instancePath:instancePath+"/planPayments/" + i2+"/currency",schemaPath:"#/properties/planPayments/items/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
var valid6 = _errs61 === errors;
}
}
else {
const err92 = {instancePath:instancePath+"/planPayments/" + i2,schemaPath:"#/properties/planPayments/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
var valid4 = _errs46 === errors;
if(!valid4){
valid5 = false;
}
}
}
else {
const err93 = {instancePath:instancePath+"/planPayments",schemaPath:"#/properties/planPayments/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
var valid0 = _errs44 === errors;
}
}
else {
const err94 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validatePlanUpdate = validatePlanCreate;

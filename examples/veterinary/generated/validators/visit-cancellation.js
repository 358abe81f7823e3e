// @generated from schema/entities/visit-cancellation.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
// biome-ignore-all lint: compiled by Ajv.
import { formats, itemsCheck, objectCheck, ucs2length } from "entity-console/generated";

const check0 = (() => {
const schema0 = {"type":"string","minLength":3,"maxLength":500};
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
if(func0(data) < 3){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
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

export const validateVisitCancellationCreate = objectCheck({
  members: {
    callOffReason: check0,
    feeCharged: check1,
  },
  required: ["callOffReason", "feeCharged"],
});

import type { FactorKey } from "../framework-key.ts";

/** Texts of second factors, at the sign-in and on their page. */
export const factorsAr = {
  "factors.title": "التحقق بخطوتين",
  "factors.reset": "إزالة التحقق بخطوتين",
  "factors.resetText": "سيستطيع {{username}} الدخول بكلمة المرور وحدها إلى أن يفعّله من جديد، وستنتهي جلساته.",
  "factors.text":
    "عند تسجيل الدخول تُدخل، إضافة إلى كلمة المرور، رمزًا من تطبيق المصادقة، فلا تكفي كلمة مرور مسروقة وحدها.",
  "factors.none": "التحقق بخطوتين غير مفعّل.",
  "factors.required": "يشترط فريقك التحقق بخطوتين.",
  "factors.kind": "الطريقة",
  "factors.kind.totp": "تطبيق المصادقة",
  "factors.kind.passkey": "مفتاح مرور",
  "factors.addedAt": "تاريخ الإضافة",
  "factors.add": "إضافة تطبيق مصادقة",
  "factors.scan":
    "امسح رمز QR بتطبيق مصادقة مثل Google Authenticator أو Microsoft Authenticator، ثم أدخل الرمز المكوّن من 6 أرقام.",
  "factors.qrCode": "رمز QR للمفتاح",
  "factors.secret": "تعذّر المسح؟ أدخل هذا المفتاح في التطبيق:",
  "factors.code": "رمز التحقق",
  "factors.codeRequired": "أدخل الرمز",
  "factors.turnOn": "تفعيل",
  "factors.wrongCode": "الرمز غير صحيح. أدخل الرمز الذي يعرضه التطبيق الآن.",
  "factors.turnedOn": "تم تفعيل التحقق بخطوتين، وأُنهيت جلساتك الأخرى.",
  "factors.remove": "إزالة",
  "factors.removeTitle": "إزالة هذه الطريقة؟",
  "factors.removeText": "لن تستطيع تسجيل الدخول بها. ومن دون أي طريقة تكفي كلمة المرور.",
  "factors.removed": "أُزيلت الطريقة",
  "factors.lastFactor": "يشترط فريقك التحقق بخطوتين. أضف طريقة أخرى قبل إزالة هذه.",
  "factors.tooMany": "لديك الحد الأقصى من الطرق. أزل واحدة قبل إضافة أخرى.",
  "factors.recovery": "رموز الاسترداد",
  "factors.recoveryText":
    "احفظ هذه الرموز في مكان آمن. إذا فقدت جهازك، يتيح كل منها الدخول مرة واحدة. ولن تظهر مرة أخرى.",
  "factors.recoveryLeft": "الرموز المتبقية: {{count, number}}",
  "factors.renew": "إنشاء رموز جديدة",
  "factors.renewText": "لن تعود الرموز الحالية صالحة.",
  "factors.save": "تنزيل الرموز",
  "factors.saved": "حفظت الرموز",
  "factors.second": "أدخل الرمز من تطبيق المصادقة أو رمز استرداد.",
  "factors.continue": "متابعة",
  "factors.back": "رجوع",
  "factors.expired": "انتهت المهلة. ارجع وأدخل كلمة المرور من جديد.",
} as const satisfies { readonly [Key in FactorKey]: string };

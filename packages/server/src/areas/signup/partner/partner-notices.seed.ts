import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '合作单位', en: 'Partner units' }

const UNIT = blank(
  'name',
  { zh: '单位名称', en: 'Unit' },
  { zh: '江城区人民医院', en: 'Jiangcheng District Hospital' },
)

const REASON = blank(
  'reason',
  { zh: '不通过的原因', en: 'Reason for rejection' },
  { zh: '信用代码与单位名称不符', en: 'The code belongs to another unit' },
)

const INTAKE = blank(
  'intake',
  { zh: '招生批次', en: 'Intake' },
  { zh: '2026 年度招生', en: 'Intake 2026' },
)

const PERSON = blank(
  'name',
  { zh: '报名人姓名', en: 'Applicant' },
  { zh: '张予安', en: 'Zhang Yu’an' },
)

const RETURN_REASON = blank(
  'reason',
  { zh: '退回的原因', en: 'Reason for the return' },
  { zh: '本科教育：请补学位证书', en: 'Bachelor: the degree certificate is missing' },
)

/** Notices to units about their application, and to people whom their unit registered. */
export const partnerNotices = notices('partner', GROUP, {
  approve: {
    name: { zh: '单位审核通过后', en: 'When a unit is approved' },
    blanks: [UNIT],
    title: { zh: '合作单位审核通过', en: 'Your unit was approved' },
    body: {
      zh: '{name}已通过审核，现在可以登录报名系统为本单位人员报名。',
      en: '{name} was approved; you can now log in and sign up your people.',
    },
    bySms: true,
  },
  reject: {
    name: { zh: '单位审核不通过后', en: 'When a unit is rejected' },
    blanks: [UNIT, REASON],
    title: { zh: '合作单位审核未通过', en: 'Your unit was not approved' },
    body: {
      zh: '{name}未通过审核：{reason}。修改后可以重新申请。',
      en: '{name} was not approved: {reason}. You can correct it and apply again.',
    },
    bySms: true,
  },
  person: {
    name: { zh: '单位为人员开通报名后', en: 'When a unit signs somebody up' },
    blanks: [UNIT, INTAKE],
    title: { zh: '单位已为你开通报名', en: 'Your unit has signed you up' },
    body: {
      zh: '{name}已为你开通{intake}报名。请用本人手机号和短信验证码登录报名系统，补全材料并提交。',
      en: '{name} has opened your sign-up for {intake}. Please log in with your own mobile number and an SMS code, complete the sign-up and submit it.',
    },
    bySms: true,
  },
  returned: {
    name: { zh: '人员的报名被退回后', en: 'When a person’s sign-up is returned' },
    blanks: [PERSON, INTAKE, RETURN_REASON],
    title: { zh: '本单位人员的报名需要修改', en: 'A sign-up of your unit needs corrections' },
    body: {
      zh: '{name}的{intake}报名被退回：{reason}。请在修改截止前补正后重新提交。',
      en: '{name}’s sign-up for {intake} was returned: {reason}. Please correct and submit it again before corrections end.',
    },
  },
})

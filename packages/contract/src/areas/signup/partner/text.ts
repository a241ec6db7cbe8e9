import { book } from '../../../kernel/text/label.ts'

export const partnerWords = book({
  auditActions: {
    'partner.approve': ['合作单位审核通过', 'Partner unit approved'],
    'partner.reject': ['合作单位审核不通过', 'Partner unit rejected'],
    'partner.undo': ['撤销合作单位审核决定', 'Partner unit: decision undone'],
    'partner.reapply': ['合作单位重新申请', 'Partner unit reapplied'],
    'signup.partner.register': ['合作单位注册', 'Partner unit registered'],
    'signup.partner.person': ['合作单位新增人员', 'Person added by a partner unit'],
    'signup.partner.judge': ['合作单位查询身份证号', 'ID card checked by a partner unit'],
  },
  fields: {
    unitName: ['单位名称', 'Unit name'],
    creditCode: ['统一社会信用代码', 'Unified social credit code'],
    contactName: ['联系人', 'Contact person'],
    hasConsent: ['个人信息处理同意', 'Consent to the handling of personal data'],
    iphoneNum: ['手机号', 'Mobile'],
    captchaKey: ['验证码', 'Verification code'],
    captchaCode: ['验证码', 'Verification code'],
    password: ['密码', 'Password'],
    keywords: ['关键字', 'Search'],
    action: ['操作', 'Action'],
  },
  flows: {
    partner: {
      states: { applied: ['待审核', 'To review'], approved: ['已通过', 'Approved'], rejected: ['未通过', 'Rejected'] },
      actions: { approve: ['通过', 'Approve'], reject: ['不通过', 'Reject'], reapply: ['重新申请', 'Apply again'] },
    },
  },
  permissions: {
    'signup:partner:own': ['合作单位报名', 'Sign up people of a partner unit'],
    'signup:partner:list': ['查看合作单位', 'See partner units'],
    'signup:partner:review': ['审核合作单位', 'Review partner units'],
  },
  menus: { 'recruit.partner': ['合作单位', 'Partner units'], cooperation: ['合作单位', 'Partner unit'] },
  errors: {
    creditCodeTaken: [
      '这个统一社会信用代码已登记，请核对或联系毕后办',
      'This unified social credit code is already registered; check it or contact the education office',
    ],
    creditCodeWrong: [
      '统一社会信用代码校验不符，请逐位核对',
      'The check character of the unified social credit code is wrong; check each character',
    ],
    alreadyPartner: [
      '这个手机号已登记为合作单位，请直接登录',
      'This mobile number is already registered as a partner unit; log in instead',
    ],
    partnerNotApproved: ['单位尚未审核通过，通过后才能为人员报名', 'The unit has not been approved yet; you can sign people up once it is'],
    intakeToChoose: ['有多个批次正在报名，请选择报入哪个招生批次', 'Several intakes are open: choose which one to sign people up for'],
    intakeNotOpen: ['所选批次不在报名时间内，请改选正在报名的批次', 'The chosen intake is not open for sign-up; choose an open one'],
    personSignedUp: [
      '这个身份证号在本批次已有报名、已是在培学员，或被限制报名',
      'This ID card already has a sign-up in this intake, belongs to a trainee, or is barred from sign-up',
    ],
    mobileSignedUp: [
      '这个手机号的账号在本批次已有报名、已是在培学员或已停用，请核对本人手机号',
      'The account with this mobile number already has a sign-up in this intake, belongs to a trainee, or is disabled; check the person’s number',
    ],
    mobileOfAnother: [
      '这个手机号属于另一个人或单位的账号，请填写本人手机号',
      'This mobile number belongs to another person’s or unit’s account; enter the person’s own number',
    ],
    offerNameUnknown: [
      '所填专业不在本批次招生范围内，请按“专业 · 培训单位”填写',
      'This major is not offered in the intake; write it as “major · training unit”',
    ],
  },
  issues: {
    'creditCode.wrong': ['请填写 18 位统一社会信用代码', 'Enter the 18-character unified social credit code'],
    'consent.partner': ['请确认已取得本人同意', 'Confirm that the person has agreed'],
    'card.length': [
      '证件号码有误：居民身份证应为 18 位，通行证和护照请照证件填写',
      'The number is wrong: a resident identity card has 18 digits; enter a permit or passport number as printed',
    ],
    'card.region': ['身份证号有误：地区码不存在', 'The ID card number is wrong: the region code does not exist'],
    'card.birthDate': ['身份证号有误：出生日期不存在', 'The ID card number is wrong: the date of birth does not exist'],
    'card.checkDigit': [
      '身份证号有误：校验位不符，请核对每一位',
      'The ID card number is wrong: the check digit does not match; check every digit',
    ],
  },
  sheets: {
    people: {
      title: ['合作单位人员', 'People of the unit'],
      columns: {
        realName: ['姓名', 'Name'],
        idKind: ['证件类型', 'Document'],
        idCard: ['身份证号', 'ID card number'],
        mobile: ['手机号', 'Mobile'],
        hasConsent: ['已取得本人同意', 'Consent given'],
        school: ['毕业院校', 'School'],
        offer: ['第一志愿', 'First choice'],
        state: ['状态', 'State'],
      },
      rules: {
        idKind: ['不填时按号码判断', 'If empty, derived from the number'],
        idCard: [
          '居民身份证为 18 位，也可以是居住证、通行证或护照的号码，按文本填写；本批次未报名',
          'A resident identity card has 18 characters; the number of a residence permit, travel permit or passport is accepted too; format as text; no sign-up in this intake yet',
        ],
        mobile: ['本人手机号，用于登录', 'The person’s own number, used to log in'],
        hasConsent: [
          '已向本人出示《个人信息处理同意书》并取得同意',
          'The person was shown the “Consent to the handling of personal data” and agreed',
        ],
        school: ['名录中没有的院校按原样登记', 'Schools not in the list are recorded as written'],
        offer: ['格式“专业 · 培训单位”', 'Written as “major · training unit”'],
        state: ['只导出，不导入', 'Exported only, not imported'],
      },
    },
  },
})

import { book, type SameWords } from '@residency/contract/kernel'

const zh = {
  title: '{intake}报名表',
  file: '报名表',
  number: '报名编号',
  version: '第 {version} 版',
  state: '状态',
  submittedAt: '提交时间',
  noPhoto: '未上传证件照',
  choice: '第 {n} 志愿',
  noChoices: '未填报',
  adjustment: '服从调剂',
  proofs: '证明材料：{names}',
  promise: '本人承诺：以上内容真实、准确，所附材料与原件一致；如有不实，愿承担相应责任。',
  signature: '报名人签名：',
  date: '日期：　　　　年　　月　　日',
  comma: '、',
} as const
const en = {
  title: 'Sign-up form: {intake}',
  file: 'sign-up-form',
  number: 'Number',
  version: 'version {version}',
  state: 'State',
  submittedAt: 'Submitted',
  noPhoto: 'No photo',
  choice: 'Choice {n}',
  noChoices: 'None',
  adjustment: 'Accepts adjustment',
  proofs: 'Proof: {names}',
  promise: 'I confirm that what is written here is true and complete, and that the proofs are copies of their originals.',
  signature: 'Signature of the applicant:',
  date: 'Date:',
  comma: ', ',
} as const satisfies SameWords<typeof zh>

/** Words of the printed registration that the area's words do not hold. */
export const registrationPdfText = book(zh, en)

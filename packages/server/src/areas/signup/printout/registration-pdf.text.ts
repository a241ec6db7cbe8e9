import { book } from '@residency/contract/kernel/label'

/** Words of the printed registration that the area's words do not hold. */
export const registrationPdfText = book({
  title: ['{intake}报名表', 'Sign-up form: {intake}'],
  file: ['报名表', 'sign-up-form'],
  number: ['报名编号', 'Sign-up number'],
  version: ['第 {version} 版', 'version {version}'],
  state: ['状态', 'State'],
  submittedAt: ['提交时间', 'Submitted'],
  noPhoto: ['未上传证件照', 'No photo'],
  choice: ['第 {n} 志愿', 'Choice {n}'],
  noChoices: ['未填报', 'None'],
  adjustment: ['服从调剂', 'Accepts adjustment'],
  proofs: ['证明材料：{names}', 'Proof: {names}'],
  promise: [
    '本人承诺：以上内容真实、准确，所附材料与原件一致；如有不实，愿承担相应责任。',
    'I confirm that the above is true and accurate and that the attached proofs match the originals; I accept responsibility for any false statement.',
  ],
  signature: ['报名人签名：', 'Signature of the applicant:'],
  date: ['日期：　　　　年　　月　　日', 'Date:'],
  comma: ['、', ', '],
})

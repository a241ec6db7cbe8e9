import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '师资管理', en: 'Teachers' }

const BASE = blank(
  'base',
  { zh: '基地', en: 'Base' },
  { zh: '医院药师基地', en: 'Hospital pharmacists' },
)

const YEAR = blank('year', { zh: '年度', en: 'Year' }, { zh: '2027', en: '2027' })

const REASON = blank(
  'reason',
  { zh: '原因', en: 'Reason' },
  { zh: '请补充培训计划', en: 'The training plan is missing' },
)

const NAME = blank(
  'name',
  { zh: '培训班名称', en: 'Class' },
  { zh: '一般师资培训班', en: 'Training of general teachers' },
)

const FROM = blank(
  'from',
  { zh: '开始日期', en: 'First day' },
  { zh: '2026-12-01', en: '2026-12-01' },
)

const PLACE = blank('place', { zh: '地点', en: 'Place' }, { zh: '教学楼 301', en: 'Room 301' })

const NUMBER = blank(
  'number',
  { zh: '证书编号', en: 'Number' },
  { zh: 'P20260001', en: 'P20260001' },
)

/** Notices about classes: to those who must attend and to participants. */
export const trainingBaseNotices = notices('trainingBase', GROUP, {
  pass: {
    name: { zh: '师资培训基地审核通过后', en: 'When a training base is passed' },
    blanks: [BASE, YEAR],
    title: { zh: '师资培训基地申请已通过', en: 'Your training base was passed' },
    body: {
      zh: '{base} {year} 年度师资培训申请已通过，可以开办培训班。',
      en: '{base} may train teachers in {year}; classes can be planned now.',
    },
  },
  return: {
    name: {
      zh: '师资培训基地申请退回后',
      en: 'When the application of a training base is returned',
    },
    blanks: [BASE, YEAR, REASON],
    title: { zh: '师资培训基地申请需要修改', en: 'Your training base needs corrections' },
    body: {
      zh: '{base} {year} 年度师资培训申请被退回：{reason}。请修改后重新提交。',
      en: 'The application of {base} for {year} was returned: {reason}. Please correct it and submit it again.',
    },
  },
  reject: {
    name: { zh: '师资培训基地审核未通过后', en: 'When a training base is rejected' },
    blanks: [BASE, YEAR, REASON],
    title: { zh: '师资培训基地申请未通过', en: 'Your training base was rejected' },
    body: {
      zh: '{base} {year} 年度师资培训申请未通过：{reason}。',
      en: 'The application of {base} for {year} was rejected: {reason}.',
    },
  },
})

export const trainingClassNotices = notices('trainingClass', GROUP, {
  call: {
    name: { zh: '须参加的培训班开放报名后', en: 'When sign-up opens for a mandatory class' },
    blanks: [NAME, FROM, PLACE],
    title: { zh: '请报名参加师资培训', en: 'Please sign up for teacher training' },
    body: {
      zh: '你须参加“{name}”（{from} 开始，{place}），请在“我的培训”报名。',
      en: 'You must attend “{name}” (from {from}, {place}). Please sign up under “My classes”.',
    },
  },
  cancel: {
    name: { zh: '培训班取消后', en: 'When a class is cancelled' },
    blanks: [NAME, FROM, REASON],
    title: { zh: '师资培训班已取消', en: 'A class was cancelled' },
    body: {
      zh: '“{name}”（原定 {from} 开始）已取消：{reason}。',
      en: '“{name}” (from {from}) was cancelled: {reason}.',
    },
  },
  certificate: {
    name: { zh: '培训班结业发证后', en: 'When the certificate of a class is issued' },
    blanks: [NAME, NUMBER],
    title: {
      zh: '你已获得师资培训合格证书',
      en: 'You have received a teacher training certificate',
    },
    body: {
      zh: '你已完成“{name}”，证书编号 {number}，可在“我的培训”下载，申请师资资格时自动核对。',
      en: 'You have completed “{name}”. Your certificate {number} can be downloaded under “My classes” and counts when you apply for a qualification.',
    },
  },
})

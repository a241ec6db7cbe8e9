import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '监督级别', en: 'Supervision levels' }
const NAME = blank('name', { zh: '学员', en: 'Trainee' }, { zh: '李明', en: 'Li Ming' })

const ITEM = blank(
  'item',
  { zh: '项目', en: 'Item' },
  { zh: '处方审核', en: 'Prescription review' },
)

const LEVEL = blank('level', { zh: '级别', en: 'Level' }, { zh: '4', en: '4' })
const UNTIL = blank(
  'until',
  { zh: '有效期至', en: 'Valid until' },
  { zh: '2027-11-30', en: '2027-11-30' },
)

const REASON = blank(
  'reason',
  { zh: '原因', en: 'Reason' },
  { zh: '近期观察次数不足', en: 'Too few recent observations' },
)

type NamedLevel = { item: string; level: number; validUntil: string }

export const noticeValues = ({ item, level, validUntil }: NamedLevel) => ({
  item,
  level: String(level),
  until: validUntil,
})

/** Notices about levels of supervision, to the trainee and to who proposed the level. */
export const grantNotices = notices('competence', GROUP, {
  confirm: {
    name: { zh: '监督级别授予后（给学员）', en: 'When a level is granted (to the trainee)' },
    blanks: [ITEM, LEVEL, UNTIL],
    title: { zh: '你的监督级别：{item} {level} 级', en: 'Your level: {item}, level {level}' },
    body: {
      zh: '“{item}”授予 {level} 级，有效期至 {until}。',
      en: '“{item}”: level {level} has been granted until {until}.',
    },
  },
  decline: {
    name: { zh: '监督级别未授予时（给学员）', en: 'When a level is not granted (to the trainee)' },
    blanks: [ITEM, LEVEL, REASON],
    title: { zh: '监督级别未授予：{item}', en: 'Level not granted: {item}' },
    body: {
      zh: '“{item}”的 {level} 级没有授予：{reason}',
      en: '“{item}”: level {level} was not granted: {reason}',
    },
  },
  confirmed: {
    name: { zh: '监督级别授予后（给提议人）', en: 'When a level is granted (to the proposer)' },
    blanks: [NAME, ITEM, LEVEL, UNTIL],
    title: { zh: '提议已授予：{name}，{item}', en: 'Granted: {name}, {item}' },
    body: {
      zh: '你提议的{name}“{item}”{level} 级已授予，有效期至 {until}。',
      en: '{name}: level {level} of “{item}”, which you proposed, has been granted until {until}.',
    },
  },
  declined: {
    name: {
      zh: '监督级别未授予时（给提议人）',
      en: 'When a level is not granted (to the proposer)',
    },
    blanks: [NAME, ITEM, LEVEL, REASON],
    title: { zh: '提议未授予：{name}，{item}', en: 'Not granted: {name}, {item}' },
    body: {
      zh: '你提议的{name}“{item}”{level} 级没有授予：{reason}',
      en: '{name}: level {level} of “{item}”, which you proposed, was not granted: {reason}',
    },
  },
  withdraw: {
    name: { zh: '监督级别收回后（给学员）', en: 'When a level is withdrawn (to the trainee)' },
    blanks: [ITEM, LEVEL, REASON],
    title: { zh: '监督级别已收回：{item}', en: 'Level withdrawn: {item}' },
    body: {
      zh: '“{item}”的 {level} 级已收回：{reason}。现在请在带教老师指导下操作。',
      en: '“{item}”: level {level} was withdrawn: {reason}. From now on, perform it under supervision.',
    },
  },
  expire: {
    name: { zh: '监督级别到期后（给学员）', en: 'When a level has expired (to the trainee)' },
    blanks: [ITEM, LEVEL, UNTIL],
    title: { zh: '监督级别已到期：{item}', en: 'Level expired: {item}' },
    body: {
      zh: '“{item}”的 {level} 级已于 {until} 到期。现在请在带教老师指导下操作。',
      en: '“{item}”: level {level} expired on {until}. From now on, perform it under supervision.',
    },
  },
  ending: {
    name: {
      zh: '监督级别到期前 30 天（给学员和提议人）',
      en: '30 days before a level expires (to trainee and proposer)',
    },
    blanks: [NAME, ITEM, LEVEL, UNTIL],
    title: { zh: '监督级别即将到期：{name}，{item}', en: 'Level expires soon: {name}, {item}' },
    body: {
      zh: '{name}的“{item}”{level} 级将于 {until} 到期，需要延续请重新提议。',
      en: '{name}: level {level} of “{item}” expires on {until}; propose it again to renew it.',
    },
  },
})

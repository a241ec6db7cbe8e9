import type { createAwardKind } from '@residency/contract/areas/awards/kinds/award-kind.contract'
import type { InputOf } from '@residency/contract/kernel'

const CRITERIA = [
  { name: '临床能力', nameEn: 'Practice', weight: 40, scale: 40 },
  { name: '教学与科研', nameEn: 'Teaching and research', weight: 35, scale: 50 },
  { name: '医德医风', nameEn: 'Conduct', weight: 25, scale: 10 },
]

/** An award that trainees apply for each year, and whose applications base and office review. */
export const EXCELLENT = '优秀住培学员'
export const RESEARCH = '科研之星'

/** An award that reviewers score. */
export const OUTSTANDING = '卓越住培学员'

export const KINDS: readonly InputOf<typeof createAwardKind, 'in'>[] = [
  {
    name: EXCELLENT,
    nameEn: 'Excellent trainee',
    level: 'school',
    audience: 'trainee',
    mode: 'review',
    mostPerPerson: 2,
    conditions: '年度考核合格，出科考核均通过，无违纪和医疗差错。',
  },
  {
    name: RESEARCH,
    nameEn: 'Star of research',
    level: 'school',
    audience: 'trainee',
    mode: 'review',
    conditions: '本年度以第一作者发表论文，或主持院级以上课题。',
  },
  {
    name: '优秀带教老师',
    nameEn: 'Excellent supervisor',
    level: 'school',
    audience: 'teacher',
    mode: 'review',
    conditions: '本年度带教不少于三名学员，学员评价优良。',
  },
  {
    name: OUTSTANDING,
    nameEn: 'Outstanding trainee',
    level: 'provincial',
    audience: 'trainee',
    mode: 'competition',
    mostPerPerson: 1,
    hidesNames: 1,
    criteria: CRITERIA,
    conditions: '曾获优秀住培学员，事迹突出；事迹材料中不要写姓名，由评委隐名评分。',
  },
  {
    name: '区域青年药师技术能手',
    nameEn: 'Young pharmacist of the region',
    level: 'municipal',
    audience: 'outside',
    mode: 'review',
    conditions: '面向区域内各医院在职药师，年龄不超过 35 岁。',
  },
]

export const STATEMENTS = {
  past: '积极参加轮转和教学活动，完成规定病种和技能，年度考核优秀。',
  current: '轮转考核成绩优良，参与用药教育和处方点评，协助完成教学任务。',
  competition: [
    '独立完成疑难病例用药会诊，发现并上报严重药品不良反应。',
    '参与院级课题一项，发表论文一篇，带教实习生。',
    '年度考核第一，多次获得患者书面表扬。',
  ],
}

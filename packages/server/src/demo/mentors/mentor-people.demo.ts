/** Somebody who offers to be mentor. `isNew`: offers for the first time, and waits for an answer. */
export type Mentor = {
  /** The account that offers: of the demo, or one that is made for an invented teacher. */
  username: string
  name?: string
  department?: string
  title: string
  direction: string
  capacity: number
  profile: string
  expectations: string
  isNew?: true
}

type DemoMentor = readonly [
  name: string,
  department: string,
  title: string,
  direction: string,
  capacity: number,
  isNew?: true,
]

const PHARMACISTS: readonly DemoMentor[] = [
  ['沈明哲', '临床药学室', 'associate_chief_pharmacist', '肿瘤药学服务', 2],
  ['许嘉言', '临床药学室', 'chief_pharmacist', '抗感染药物临床应用', 3],
  ['韩立群', '门诊药房', 'pharmacist_in_charge', '慢病用药管理', 2],
  ['顾雅琴', '静脉用药调配中心', 'associate_chief_pharmacist', '静脉用药安全与质量控制', 2],
  ['方晓彤', '住院药房', 'associate_chief_pharmacist', '医院药品信息化', 2, true],
  ['秦岚', '住院药房', 'pharmacist_in_charge', '药品不良反应监测', 1, true],
]

const TECHNICIANS: readonly DemoMentor[] = [
  ['邵文博', '临床微生物室', 'chief_technician', '多重耐药菌快速检测', 2],
  ['丁若溪', '临床免疫室', 'associate_chief_technician', '自身抗体检测标准化', 2],
]

const invented =
  (prefix: string) =>
  ([name, department, title, direction, capacity, isNew]: DemoMentor, at: number): Mentor => ({
    username: `${prefix}${at + 1}`,
    name,
    department,
    title,
    direction,
    capacity,
    profile: `从事${direction}工作多年，主持院级课题，承担住培学员带教。`,
    expectations: '每周一次文献阅读，每月一次案例讨论。',
    ...(isNew ? { isNew } : {}),
  })

const account = (username: string, title: string, direction: string): Mentor => ({
  username,
  title,
  direction,
  capacity: 3,
  profile: '带教五年，负责科室教学秘书工作。',
  expectations: '按时参加读书报告会。',
})

/** The mentors of a base: invented teachers and one demo account. `by`: who decides about them. */
export const MENTORS = [
  {
    base: 'YS',
    by: 'base',
    mentors: [
      ...PHARMACISTS.map(invented('mentor-ys-')),
      account('teacher', 'pharmacist_in_charge', '住院患者合理用药'),
    ],
  },
  {
    base: 'JY',
    by: 'base2',
    mentors: [
      ...TECHNICIANS.map(invented('mentor-jy-')),
      account('teacher2', 'technician_in_charge', '临床生化质量管理'),
    ],
  },
] as const

/** Trainees of the pharmacists' base who chose last winter; `began`: days from today. */
export const CHOSE = {
  began: -300,
  mobile: 13_710_090_001,
  names: ['白景行', '范语桐', '石磊', '龚心怡', '谭子轩', '贺知夏', '邹一鸣', '熊佳宁'],
}

/** Trainees who began this autumn and choose now. */
export const CHOOSING = {
  began: -60,
  mobile: 13_710_091_001,
  names: ['孟书瑶', '阎浩然', '钟灵', '万思齐', '段明远', '侯语嫣', '覃朗'],
}

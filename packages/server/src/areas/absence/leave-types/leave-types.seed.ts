import { type ProvinceDays, provinceDays } from './province-days.seed.ts'

type SeedRow = {
  per: 'year' | 'event' | 'extra'
  days: number
  province?: string
  years?: number
  isCounted?: true
  name?: [zh: string, en: string]
  source: string
}

export type SeedType = {
  code: string
  zh: string
  en: string
  isUnpaid?: true
  countedBy: 'working' | 'calendar'
  allowsHalf?: true
  isEarned?: true
  isNeverHindered?: true
  eventKind?: 'birth' | 'marriage' | 'death' | 'injury' | 'other'
  forGender?: 1 | 2
  annualRegime?: 'enterprise' | 'publicInstitution'
  papers?: { from: number; zh: string; en: string }
  extendsTraining?: 'always'
  source?: string
  days?: readonly SeedRow[]
}

const ANNUAL = '《职工带薪年休假条例》（国务院令第 514 号）第三条'
const MATERNITY = '《女职工劳动保护特别规定》（国务院令第 619 号）第七条'
const FAMILY_EVENTS = '《关于国营企业职工请婚丧假和路程假问题的通知》（1980）'
const VISITS = '《国务院关于职工探亲待遇的规定》（国发〔1981〕36 号）第三条'

const RADIATION =
  '《放射工作人员职业健康管理办法》（卫生部令第 55 号）：放射工作人员每年可休 2 至 4 周'

const INJURY = '《工伤保险条例》第三十三条：停工留薪期一般不超过 12 个月'

const ofProvinces = (per: SeedRow['per'], kind: keyof ProvinceDays['days']): SeedRow[] =>
  provinceDays.flatMap(({ code, regulation, days }) => {
    const count = days[kind]
    return count === undefined
      ? []
      : [{ per, province: code, days: count, source: `《${regulation}》` }]
  })

/**
 * Leave types of the law; start-up adds those that are missing and leaves alone what the office
 * changed.
 */
export const leaveTypeSeeds: readonly SeedType[] = [
  {
    code: 'personal',
    zh: '事假',
    en: 'Personal leave',
    isUnpaid: true,
    countedBy: 'working',
    allowsHalf: true,
  },
  {
    code: 'sick',
    zh: '病假',
    en: 'Sick leave',
    countedBy: 'calendar',
    allowsHalf: true,
    isNeverHindered: true,
    papers: { from: 3, zh: '疾病诊断证明书', en: 'Medical certificate' },
  },
  {
    code: 'annual',
    zh: '年假',
    en: 'Annual leave',
    countedBy: 'working',
    allowsHalf: true,
    annualRegime: 'publicInstitution',
    source: `${ANNUAL}：法定休假日、休息日不计入`,
    days: [
      { per: 'year', years: 1, days: 5, source: ANNUAL },
      { per: 'year', years: 10, days: 10, source: ANNUAL },
      { per: 'year', years: 20, days: 15, source: ANNUAL },
    ],
  },
  {
    code: 'compensatory',
    zh: '补休',
    en: 'Compensatory leave',
    countedBy: 'working',
    allowsHalf: true,
    isEarned: true,
  },
  {
    code: 'marriage',
    zh: '婚假',
    en: 'Marriage leave',
    countedBy: 'calendar',
    eventKind: 'marriage',
    papers: { from: 0, zh: '结婚证', en: 'Marriage certificate' },
    days: [{ per: 'event', days: 3, source: FAMILY_EVENTS }, ...ofProvinces('event', 'marriage')],
  },
  {
    code: 'bereavement',
    zh: '丧假',
    en: 'Bereavement leave',
    countedBy: 'working',
    eventKind: 'death',
    isNeverHindered: true,
    days: [{ per: 'event', days: 3, source: FAMILY_EVENTS }],
  },
  {
    code: 'maternity',
    zh: '产假',
    en: 'Maternity leave',
    countedBy: 'calendar',
    extendsTraining: 'always',
    eventKind: 'birth',
    forGender: 2,
    isNeverHindered: true,
    papers: {
      from: 0,
      zh: '预产期证明或出生医学证明',
      en: 'Proof of the expected or actual birth',
    },
    days: [
      { per: 'event', days: 98, source: MATERNITY },
      ...ofProvinces('event', 'maternity'),
      { per: 'extra', days: 15, name: ['难产', 'Difficult birth'], source: MATERNITY },
      {
        per: 'extra',
        days: 15,
        name: ['多胞胎，每多生育 1 个婴儿', 'Each further child of a multiple birth'],
        isCounted: true,
        source: MATERNITY,
      },
    ],
  },
  {
    code: 'miscarriage',
    zh: '流产假',
    en: 'Leave after a miscarriage',
    countedBy: 'calendar',
    eventKind: 'other',
    forGender: 2,
    isNeverHindered: true,
    papers: { from: 0, zh: '医疗机构证明', en: 'Medical certificate' },
    days: [
      { per: 'event', days: 15, source: MATERNITY },
      {
        per: 'extra',
        days: 27,
        name: ['怀孕满 4 个月（共 42 天）', 'From the fourth month on (42 days in all)'],
        source: MATERNITY,
      },
    ],
  },
  {
    code: 'prenatal',
    zh: '产检假',
    en: 'Prenatal examination',
    countedBy: 'working',
    allowsHalf: true,
    forGender: 2,
    source: '《女职工劳动保护特别规定》第六条：产前检查计入劳动时间，不限天数',
  },
  {
    code: 'paternity',
    zh: '陪产假',
    en: 'Paternity leave',
    countedBy: 'calendar',
    eventKind: 'birth',
    forGender: 1,
    papers: { from: 0, zh: '出生医学证明', en: 'Birth certificate' },
    days: ofProvinces('event', 'paternity'),
  },
  {
    code: 'parental',
    zh: '育儿假',
    en: 'Parental leave',
    countedBy: 'working',
    allowsHalf: true,
    papers: {
      from: 0,
      zh: '子女出生医学证明（三周岁以内）',
      en: 'Birth certificate of a child under three',
    },
    days: ofProvinces('year', 'parental'),
  },
  {
    code: 'familyVisit',
    zh: '探亲假',
    en: 'Home leave',
    countedBy: 'calendar',
    eventKind: 'other',
    days: [
      { per: 'event', years: 1, days: 20, source: VISITS },
      {
        per: 'extra',
        days: 10,
        name: ['已婚职工探望配偶（共 30 天）', 'Visiting the spouse (30 days in all)'],
        source: VISITS,
      },
    ],
  },
  { code: 'official', zh: '公假', en: 'Official leave', countedBy: 'working', allowsHalf: true },
  // Only radiation workers have these days, so the office grants them.
  {
    code: 'radiation',
    zh: '放射假',
    en: 'Radiation leave',
    countedBy: 'calendar',
    isEarned: true,
    source: RADIATION,
  },
  {
    code: 'workInjury',
    zh: '工伤假',
    en: 'Work injury leave',
    countedBy: 'calendar',
    extendsTraining: 'always',
    eventKind: 'injury',
    isNeverHindered: true,
    papers: {
      from: 0,
      zh: '工伤认定或医疗证明',
      en: 'Recognition of the injury or medical certificate',
    },
    days: [{ per: 'event', days: 365, source: INJURY }],
  },
]

import type { SeedDictionary, SeedItem } from '../../../platform/area.ts'
import { readSeedFile } from '../../../platform/seed-files.ts'
import { certificateKinds } from './certificates.seed.ts'
import { placeholders } from './placeholders.seed.ts'

const written: readonly SeedDictionary[] = [
  {
    code: 'gender',
    zh: '性别',
    en: 'Gender',
    items: [
      ['1', '男', 'Male'],
      ['2', '女', 'Female'],
    ],
  },
  {
    code: 'marital_status',
    zh: '婚姻状况',
    en: 'Marital status',
    items: [
      ['1', '已婚', 'Married'],
      ['0', '未婚', 'Unmarried'],
    ],
  },
  {
    code: 'yes_no',
    zh: '是否（0 是 1 否）',
    en: 'Yes or no (0 yes, 1 no)',
    items: [
      ['0', '是', 'Yes'],
      ['1', '否', 'No'],
    ],
  },
  {
    code: 'yes_no_swapped',
    zh: '是否（0 否 1 是）',
    en: 'Yes or no (0 no, 1 yes)',
    items: [
      ['0', '否', 'No'],
      ['1', '是', 'Yes'],
    ],
  },
  {
    code: 'political_status',
    zh: '政治面貌',
    en: 'Political status',
    items: [
      ['01', '中共党员', 'Member of the Communist Party of China'],
      ['02', '中共预备党员', 'Probationary member of the Communist Party of China'],
      ['03', '共青团员', 'Member of the Communist Youth League'],
      ['04', '民革党员', 'Member of the Revolutionary Committee of the Chinese Kuomintang'],
      ['05', '民盟盟员', 'Member of the China Democratic League'],
      ['06', '民建会员', 'Member of the China National Democratic Construction Association'],
      ['07', '民进会员', 'Member of the China Association for Promoting Democracy'],
      ['08', '农工党党员', 'Member of the Chinese Peasants’ and Workers’ Democratic Party'],
      ['09', '致公党党员', 'Member of the China Zhi Gong Party'],
      ['10', '九三学社社员', 'Member of the Jiusan Society'],
      ['11', '台盟盟员', 'Member of the Taiwan Democratic Self-Government League'],
      ['12', '无党派人士', 'Independent'],
      ['13', '群众', 'No party'],
    ],
  },
  {
    code: 'certificate_type',
    zh: '证件类型',
    en: 'Identity document',
    items: [
      ['id_card', '居民身份证', 'Resident identity card'],
      [
        'hk_mo_permit',
        '港澳居民来往内地通行证',
        'Mainland travel permit for Hong Kong and Macao residents',
      ],
      ['tw_permit', '台湾居民来往大陆通行证', 'Mainland travel permit for Taiwan residents'],
      [
        'residence_permit',
        '港澳台居民居住证',
        'Residence permit for Hong Kong, Macao and Taiwan residents',
      ],
      ['passport', '护照', 'Passport'],
      ['foreign_permit', '外国人永久居留身份证', 'Foreign permanent resident identity card'],
      ['officer', '军官证', 'Military officer card'],
    ],
  },
  {
    code: 'education',
    zh: '学历',
    en: 'Education',
    items: [
      ['secondary', '中专', 'Secondary vocational'],
      ['junior', '大专', 'Junior college'],
      ['undergraduate', '本科', 'Undergraduate'],
      ['master', '硕士研究生', 'Master’s programme'],
      ['doctor', '博士研究生', 'Doctoral programme'],
    ],
  },
  {
    code: 'degree',
    zh: '学位',
    en: 'Degree',
    items: [
      ['none', '无', 'None'],
      ['bachelor', '学士', 'Bachelor'],
      ['master', '硕士', 'Master'],
      ['professional_master', '专业学位硕士', 'Professional master'],
      ['doctor', '博士', 'Doctor'],
      ['professional_doctor', '专业学位博士', 'Professional doctor'],
    ],
  },
  {
    code: 'title',
    zh: '职称',
    en: 'Professional title',
    items: [
      ['none', '无', 'None'],
      ['pharmacist_assistant', '药士', 'Assistant pharmacist'],
      ['pharmacist', '药师', 'Pharmacist'],
      ['pharmacist_in_charge', '主管药师', 'Pharmacist-in-charge'],
      ['associate_chief_pharmacist', '副主任药师', 'Associate chief pharmacist'],
      ['chief_pharmacist', '主任药师', 'Chief pharmacist'],
      ['technician_assistant', '技士', 'Assistant technician'],
      ['technician', '技师', 'Technician'],
      ['technician_in_charge', '主管技师', 'Technician-in-charge'],
      ['associate_chief_technician', '副主任技师', 'Associate chief technician'],
      ['chief_technician', '主任技师', 'Chief technician'],
      ['resident_physician', '住院医师', 'Resident physician'],
      ['attending_physician', '主治医师', 'Attending physician'],
      ['associate_chief_physician', '副主任医师', 'Associate chief physician'],
      ['chief_physician', '主任医师', 'Chief physician'],
      ['lecturer', '讲师', 'Lecturer'],
      ['associate_professor', '副教授', 'Associate professor'],
      ['professor', '教授', 'Professor'],
    ],
  },
  {
    code: 'school_type',
    zh: '学校类型',
    en: 'School type',
    items: [
      ['double_first_class', '“双一流”建设高校', 'Double First-Class university'],
      ['undergraduate', '普通本科院校', 'Undergraduate school'],
      ['junior', '高职高专院校', 'Junior college'],
      ['overseas', '境外院校', 'School outside the mainland'],
      ['other', '其他', 'Other'],
    ],
  },
  {
    code: 'trainee_kind',
    zh: '学员身份',
    en: 'Trainee kind',
    items: [
      ['sponsored', '单位人', 'Sponsored by an employer'],
      ['open', '社会人', 'Open'],
      ['degree', '专硕', 'Professional master’s student'],
      ['partner', '合作单位', 'Partner unit'],
    ],
  },
  {
    code: 'leave_type',
    zh: '请假类型',
    en: 'Leave type',
    items: [
      ['personal', '事假', 'Personal leave'],
      ['sick', '病假', 'Sick leave'],
      ['annual', '年假', 'Annual leave'],
      ['marriage', '婚假', 'Marriage leave'],
      ['maternity', '产假', 'Maternity leave'],
      ['paternity', '陪产假', 'Paternity leave'],
      ['bereavement', '丧假', 'Bereavement leave'],
      ['official', '公假', 'Official leave'],
    ],
  },
  {
    code: 'choice',
    zh: '志愿',
    en: 'Choice',
    items: [
      ['1', '第一志愿', 'First choice'],
      ['2', '第二志愿', 'Second choice'],
      ['3', '第三志愿', 'Third choice'],
      ['4', '第四志愿', 'Fourth choice'],
    ],
  },
  ...placeholders,
  {
    code: 'award_level',
    zh: '获奖级别',
    en: 'Award level',
    items: [
      ['international', '国际级', 'International'],
      ['national', '国家级', 'National'],
      ['provincial', '省部级', 'Provincial or ministerial'],
      ['municipal', '市厅级', 'Municipal'],
      ['school', '校（院）级', 'School or hospital'],
      ['department', '科室级', 'Department'],
    ],
  },
  {
    code: 'time_window',
    zh: '时间设置名称',
    en: 'Time window',
    items: [
      ['sign_up', '招生报名', 'Sign-up'],
      ['teacher_qualification', '师资申请', 'Teacher qualification'],
      ['mentor_choice', '师生双选', 'Choice of mentors'],
      ['rotation_choice', '轮转选科', 'Choice of rotations'],
      ['evaluation', '评价', 'Evaluation'],
      ['info_change', '信息变更', 'Change of personal data'],
      ['award_application', '评优申报', 'Award applications'],
      ['departure', '结业离院', 'Departure'],
    ],
  },
  {
    code: 'study_mode',
    zh: '学习形式',
    en: 'Mode of study',
    items: [
      ['full_time', '全日制', 'Full-time'],
      ['part_time', '非全日制', 'Part-time'],
      ['correspondence', '函授', 'Correspondence'],
      ['self_taught', '自学考试', 'Self-taught examination'],
      ['online', '网络教育', 'Online'],
    ],
  },
  {
    code: 'language_level',
    zh: '外语水平',
    en: 'Foreign language level',
    items: [
      ['cet4', '大学英语四级', 'CET-4'],
      ['cet6', '大学英语六级', 'CET-6'],
      ['tem4', '英语专业四级', 'TEM-4'],
      ['tem8', '英语专业八级', 'TEM-8'],
      ['ielts', '雅思', 'IELTS'],
      ['toefl', '托福', 'TOEFL'],
      ['other', '其他', 'Other'],
    ],
  },
  {
    code: 'family_relation',
    zh: '与本人关系',
    en: 'Relation to the person',
    items: [
      ['father', '父亲', 'Father'],
      ['mother', '母亲', 'Mother'],
      ['spouse', '配偶', 'Spouse'],
      ['child', '子女', 'Child'],
      ['sibling', '兄弟姐妹', 'Sibling'],
      ['other', '其他', 'Other'],
    ],
  },
  {
    code: 'health_status',
    zh: '健康状况',
    en: 'Health',
    items: [
      ['healthy', '健康', 'Healthy'],
      ['fair', '一般', 'Fair'],
      ['chronic', '有慢性病', 'Chronic illness'],
      ['disabled', '残疾', 'Disability'],
    ],
  },
]

/** Provinces by the first two digits of their codes, in English. */
const PROVINCES_IN_ENGLISH: Readonly<Record<string, string>> = {
  11: 'Beijing',
  12: 'Tianjin',
  13: 'Hebei',
  14: 'Shanxi',
  15: 'Inner Mongolia',
  21: 'Liaoning',
  22: 'Jilin',
  23: 'Heilongjiang',
  31: 'Shanghai',
  32: 'Jiangsu',
  33: 'Zhejiang',
  34: 'Anhui',
  35: 'Fujian',
  36: 'Jiangxi',
  37: 'Shandong',
  41: 'Henan',
  42: 'Hubei',
  43: 'Hunan',
  44: 'Guangdong',
  45: 'Guangxi',
  46: 'Hainan',
  50: 'Chongqing',
  51: 'Sichuan',
  52: 'Guizhou',
  53: 'Yunnan',
  54: 'Tibet',
  61: 'Shaanxi',
  62: 'Gansu',
  63: 'Qinghai',
  64: 'Ningxia',
  65: 'Xinjiang',
}

const BEYOND: readonly SeedItem[] = [
  ['71', '台湾省', 'Taiwan'],
  ['81', '香港特别行政区', 'Hong Kong'],
  ['82', '澳门特别行政区', 'Macao'],
  ['other', '境外', 'Abroad'],
]

/** The two codes of the standard that are not an ethnic group, in English. */
const ETHNIC_ENGLISH: Readonly<Record<string, string>> = { '97': 'Other', '98': 'Foreign descent' }

/**
 * The built-in dictionaries; ethnic groups (GB/T 3304), countries (ISO 3166, China first) and
 * provinces come from the seed files.
 */
export function builtInDictionaries(): SeedDictionary[] {
  const groups = JSON.parse(readSeedFile('dictionaries/ethnic_gbt3304.json')) as {
    code: string
    name: string
    pinyin: string | null
  }[]

  const countries = JSON.parse(readSeedFile('dictionaries/countries_iso3166.json')) as {
    alpha2: string
    zh: string
    en: string
  }[]

  const provinces = JSON.parse(readSeedFile('regions/provinces.json')) as {
    code: string
    name: string
  }[]

  const chinaFirst = [
    ...countries.filter((c) => c.alpha2 === 'CN'),
    ...countries.filter((c) => c.alpha2 !== 'CN'),
  ]

  return [
    ...written,
    certificateKinds,
    {
      code: 'ethnic_group',
      zh: '民族',
      en: 'Ethnic group',
      items: groups.map((g) => [g.code, g.name, g.pinyin ?? ETHNIC_ENGLISH[g.code] ?? g.code]),
    },
    {
      code: 'student_place',
      zh: '生源地',
      en: 'Place of origin',
      items: [
        ...provinces.map((p): SeedItem => [p.code, p.name, PROVINCES_IN_ENGLISH[p.code] ?? p.code]),
        ...BEYOND,
      ],
    },
    {
      code: 'country',
      zh: '国家和地区',
      en: 'Country or region',
      items: chinaFirst.map((c) => [c.alpha2, c.zh, c.en]),
    },
  ]
}

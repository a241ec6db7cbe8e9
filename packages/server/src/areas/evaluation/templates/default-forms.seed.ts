import type {
  FormSection,
  Scale,
} from '@residency/contract/areas/evaluation/templates/evaluation-form.public'
import type { TemplateKind } from '@residency/contract/areas/evaluation/templates/template.contract'

/** The last: code of the sub-competency that the mark counts for. */
type Line = readonly [zh: string, en: string, weight: number, competency?: string]

type Seed = {
  kind: TemplateKind
  name: string
  nameEn: string
  intro: string
  introEn: string
  sections: FormSection[]
}

type FormSource = {
  kind: TemplateKind
  zh: readonly [name: string, intro: string]
  en: readonly [name: string, intro: string]
  lines: readonly Line[]
}

const SCALE = [
  '1—3 分低于要求，4—6 分达到要求，7—9 分高于要求',
  '1–3 below expectations, 4–6 meets expectations, 7–9 above expectations',
] as const

const text = (key: string, label: string, labelEn: string) => ({
  kind: 'text' as const,
  key,
  label,
  labelEn,
  isRequired: false,
})

const GOOD = text('good', '做得好的地方', 'What went well')
const BETTER = text('better', '需要改进的地方', 'What to improve')

const marks = (lines: readonly Line[], scale: Scale) =>
  lines.map(([label, labelEn, weight, competency = null], index) => ({
    kind: 'score' as const,
    key: `i${index + 1}`,
    label,
    labelEn,
    scale,
    weight,
    competency,
  }))

/** Marks, the last of them the overall one, then two texts. */
const form = ({ kind, zh, en, lines }: FormSource, scale: Scale = 9): Seed => ({
  kind,
  name: zh[0],
  nameEn: en[0],
  intro: zh[1],
  introEn: en[1],
  sections: [
    { title: '评分', titleEn: 'Marks', items: marks(lines, scale) },
    { title: '评语', titleEn: 'Comments', items: [GOOD, BETTER] },
  ],
})

/** The forms of the start, shipped in both languages. */
export const DEFAULT_FORMS: readonly Seed[] = [
  form({
    kind: 'miniCex',
    zh: ['Mini-CEX 小型临床演练评估', SCALE[0]],
    en: ['Mini-CEX', SCALE[1]],
    lines: [
      ['病史和用药史采集', 'History taking', 15, 'K3'],
      ['检查（药师：用药评估）', 'Examination (pharmacist: medication assessment)', 15, 'K3'],
      ['职业素养', 'Professionalism', 15, 'P1'],
      ['临床判断', 'Clinical judgement', 15, 'K3'],
      ['告知与用药教育', 'Counselling', 15, 'C1'],
      ['组织效率', 'Organisation', 15, 'C2'],
      ['总体评价', 'Overall', 10],
    ],
  }),
  form({
    kind: 'dops',
    zh: ['DOPS 操作技能直接观察评估', SCALE[0]],
    en: ['DOPS', SCALE[1]],
    lines: [
      ['适应证与目的', 'Indication', 8, 'K1'],
      ['身份核对与知情同意', 'Identification and consent', 8, 'P2'],
      ['准备与质量控制', 'Preparation and quality control', 8, 'Q1'],
      ['操作安全', 'Safety', 8, 'Q2'],
      ['操作技术', 'Technique', 8, 'K2'],
      ['无菌或辐射防护', 'Asepsis or radiation protection', 8, 'Q2'],
      ['必要时寻求帮助', 'Seeking help where needed', 8, 'C2'],
      ['操作后处理或报告', 'Aftercare or report', 8, 'Q1'],
      ['沟通', 'Communication', 8, 'C1'],
      ['职业素养', 'Professionalism', 8, 'P1'],
      ['总体评价', 'Overall', 20],
    ],
  }),
  form({
    kind: 'exit',
    zh: ['出科评价表', SCALE[0]],
    en: ['Exit assessment', SCALE[1]],
    lines: [
      ['职业素养与医德', 'Professionalism', 15, 'P1'],
      ['专业理论知识', 'Knowledge', 20, 'K1'],
      ['岗位操作技能', 'Skills', 25, 'K2'],
      ['质量与安全', 'Quality and safety', 15, 'Q1'],
      ['沟通与团队合作', 'Communication and teamwork', 10, 'C2'],
      ['学习态度与出勤', 'Learning and attendance', 5, 'L1'],
      ['总体评价', 'Overall', 10],
    ],
  }),
  form({
    kind: 'monthly',
    zh: ['月度评价表', SCALE[0]],
    en: ['Monthly assessment', SCALE[1]],
    lines: [
      ['工作态度与纪律', 'Attitude and discipline', 20, 'P1'],
      ['专业知识', 'Knowledge', 20, 'K1'],
      ['操作技能', 'Skills', 25, 'K2'],
      ['沟通与合作', 'Communication and teamwork', 15, 'C2'],
      ['学习与进步', 'Learning and progress', 10, 'L1'],
      ['总体评价', 'Overall', 10],
    ],
  }),
  form({
    kind: 'yearly',
    zh: ['年度评价表', SCALE[0]],
    en: ['Yearly assessment', SCALE[1]],
    lines: [
      ['职业素养', 'Professionalism', 15, 'P1'],
      ['知识与技能', 'Knowledge and skills', 25, 'K2'],
      ['服务或检验质量', 'Quality of service or testing', 20, 'Q1'],
      ['沟通与团队合作', 'Communication and teamwork', 15, 'C2'],
      ['教学能力', 'Teaching', 5, 'T1'],
      ['自主学习', 'Lifelong learning', 10, 'L1'],
      ['总体评价', 'Overall', 10],
    ],
  }),
  form({
    kind: 'teacher',
    zh: ['学员评带教老师', SCALE[0]],
    en: ['Trainee rates teacher', SCALE[1]],
    lines: [
      ['带教责任心', 'Commitment to teaching', 20],
      ['讲解与示范', 'Explaining and demonstrating', 20],
      ['动手机会与指导', 'Practice under guidance', 20],
      ['反馈及时、具体', 'Timely and concrete feedback', 20],
      ['尊重与关心学员', 'Respect and care for trainees', 10],
      ['总体评价', 'Overall', 10],
    ],
  }),
  form({
    kind: 'department',
    zh: ['学员评科室', SCALE[0]],
    en: ['Trainee rates department', SCALE[1]],
    lines: [
      ['入科教育与教学安排', 'Entry education and teaching schedule', 20],
      ['病种、操作和标本数量', 'Cases, procedures and samples', 20],
      ['带教氛围', 'Teaching climate', 20],
      ['工作量与休息安排', 'Workload and rest', 15],
      ['设备与学习条件', 'Equipment and study conditions', 15],
      ['总体评价', 'Overall', 10],
    ],
  }),
  form({
    kind: 'nurse',
    zh: ['护士评学员', SCALE[0]],
    en: ['Nurse rates trainee', SCALE[1]],
    lines: [
      ['尊重患者和同事', 'Respect for patients and colleagues', 20, 'P2'],
      ['沟通与合作', 'Communication and cooperation', 25, 'C2'],
      ['及时响应', 'Timely response', 20, 'P1'],
      ['规范操作', 'Following procedures', 25, 'Q2'],
      ['总体评价', 'Overall', 10],
    ],
  }),
  {
    kind: 'patient',
    name: '患者评价',
    nameEn: 'Patient',
    intro: '不记姓名，5 个问题，不到一分钟。1 分很不满意，5 分很满意。',
    introEn: 'No names, five questions, less than a minute. 1 very dissatisfied, 5 very satisfied.',
    sections: [
      {
        title: null,
        titleEn: null,
        items: marks(
          [
            ['对您有礼貌、尊重您', 'Was polite and respectful', 20, 'P1'],
            ['认真听您说话', 'Listened to you', 20, 'C1'],
            ['讲解清楚、听得懂', 'Explained so that you understood', 20, 'C1'],
            ['保护您的隐私', 'Protected your privacy', 20, 'P2'],
            ['总体是否满意', 'Satisfied overall', 20],
          ],
          5,
        ),
      },
    ],
  },
  form({
    kind: 'peer',
    zh: ['学员互评', SCALE[0]],
    en: ['Peers', SCALE[1]],
    lines: [
      ['责任心', 'Reliability', 25, 'P1'],
      ['团队合作', 'Teamwork', 25, 'C2'],
      ['沟通', 'Communication', 20, 'C1'],
      ['专业能力', 'Competence', 20, 'K1'],
      ['总体评价', 'Overall', 10],
    ],
  }),
  form({
    kind: 'self',
    zh: ['学员自评', SCALE[0]],
    en: ['Self-assessment', SCALE[1]],
    lines: [
      ['职业素养', 'Professionalism', 20, 'P1'],
      ['专业知识', 'Knowledge', 20, 'K1'],
      ['操作技能', 'Skills', 20, 'K2'],
      ['沟通与合作', 'Communication and teamwork', 15, 'C2'],
      ['自主学习', 'Lifelong learning', 15, 'L1'],
      ['总体评价', 'Overall', 10],
    ],
  }),
  form({
    kind: 'examine',
    zh: ['师生考核评价表', SCALE[0]],
    en: ['Practical examination', SCALE[1]],
    lines: [
      ['操作前准备', 'Preparation', 15],
      ['操作规范与熟练程度', 'Technique', 30],
      ['质量与安全', 'Quality and safety', 20],
      ['理论提问', 'Theory questions', 15],
      ['沟通与职业素养', 'Communication and professionalism', 10],
      ['总体评价', 'Overall', 10],
    ],
  }),
]

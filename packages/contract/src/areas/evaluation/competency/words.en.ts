import type { SameWords } from '../../../kernel/index.ts'
import type { competencyZh } from './words.zh-CN.ts'

export const competencyEn = {
  auditActions: {
    'evaluation.competency.create': 'Sub-competency added',
    'evaluation.competency.update': 'Sub-competency changed',
    'evaluation.competency.delete': 'Sub-competency deleted',
    'evaluation.competency.map': 'Requirements mapped to a sub-competency',
  },
  fields: {
    name: 'Name',
    nameEn: 'English name',
    traineeId: 'Trainee',
    profession: 'Profession',
    domain: 'Domain',
    code: 'Code',
    levels: 'Levels',
    competencyId: 'Sub-competency',
    requirements: 'Requirements',
    term: 'Half-year',
    item: 'Requirement',
  },
  professions: { technician: 'Medical technicians', pharmacist: 'Pharmacists' },
  domains: {
    professionalism: 'Professionalism',
    knowledge: 'Knowledge and skills',
    quality: 'Quality of care or examination',
    communication: 'Communication and teamwork',
    teaching: 'Teaching',
    learning: 'Lifelong learning',
  },
  requirementKinds: { disease: 'Disease', skill: 'Skill', rescue: 'Rescue', basic: 'Basic', study: 'Study' },
  permissions: {
    'evaluation:competency:own': 'See own competencies',
    'evaluation:competency:list': 'See competencies of trainees',
    'evaluation:competency:manage': 'Maintain the competency model',
  },
  menus: {
    'evaluate.ownCompetency': 'My competencies',
    'evaluate.competency': 'Competencies of trainees',
    'evaluate.competencyModel': 'Competency model',
  },
  errors: {
    competencyCodeTaken: 'This profession has a sub-competency with this code; please choose another code',
    competencyInUse: 'Items of “{forms}” count for it; please revise the form first',
    competencyUnknown: 'Please choose a sub-competency of this profession',
  },
  issues: { 'code.shape': 'A capital letter and one or two digits, such as P1' },
} as const satisfies SameWords<typeof competencyZh>

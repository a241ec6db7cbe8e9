import type {
  Domain,
  Profession,
} from '@residency/contract/areas/evaluation/competency/competency.contract'

type Name = readonly [zh: string, en: string]

/** A sub-competency that both professions have under one code, with its name in each. */
type Line = { domain: Domain; code: string } & Record<Profession, Name>

const line = (
  domain: Domain,
  code: string,
  technician: Name,
  pharmacist: Name = technician,
): Line => ({
  domain,
  code,
  technician,
  pharmacist,
})

/**
 * Levels by how much supervision a trainee still needs, the same for each sub-competency at the
 * start.
 */
export const DEFAULT_LEVELS: readonly { name: string; nameEn: string }[] = [
  { name: '了解要点，在旁观察', nameEn: 'Knows the main points, observes' },
  { name: '在老师直接指导下完成', nameEn: 'Does it under direct supervision' },
  { name: '在老师随时可到的情况下完成', nameEn: 'Does it with a supervisor at hand' },
  { name: '独立完成，结果可靠', nameEn: 'Does it alone and reliably' },
  { name: '能指导他人并改进工作', nameEn: 'Guides others and improves the work' },
]

/** The model of the start. Codes are those of the forms that come with the product. */
export const DEFAULT_COMPETENCIES: readonly Line[] = [
  line('professionalism', 'P1', ['医德与责任心', 'Ethics and responsibility']),
  line('professionalism', 'P2', ['尊重患者与保护隐私', 'Respect for patients and their privacy']),
  line(
    'knowledge',
    'K1',
    ['医学检验、影像等专业理论', 'Theory of laboratory medicine, imaging and related fields'],
    ['药学专业理论', 'Theory of pharmacy'],
  ),
  line(
    'knowledge',
    'K2',
    ['仪器与检查操作', 'Instruments and examination procedures'],
    ['调剂与药学操作', 'Dispensing and pharmacy procedures'],
  ),
  line(
    'knowledge',
    'K3',
    ['结果判读与临床联系', 'Interpreting results in clinical context'],
    ['用药评估与临床判断', 'Medication assessment and clinical judgement'],
  ),
  line(
    'quality',
    'Q1',
    ['质量控制与报告规范', 'Quality control and reporting'],
    ['处方审核与药学服务质量', 'Prescription review and pharmacy service quality'],
  ),
  line(
    'quality',
    'Q2',
    ['生物与辐射安全', 'Biological and radiation safety'],
    ['用药安全', 'Medication safety'],
  ),
  line(
    'communication',
    'C1',
    ['与患者沟通', 'Communication with patients'],
    ['用药教育与患者沟通', 'Patient counselling'],
  ),
  line('communication', 'C2', ['团队合作', 'Teamwork']),
  line('teaching', 'T1', ['带教与讲解', 'Teaching and explaining']),
  line('learning', 'L1', ['自主学习与反思', 'Self-directed learning and reflection']),
  line('learning', 'L2', ['文献与科研', 'Literature and research']),
]

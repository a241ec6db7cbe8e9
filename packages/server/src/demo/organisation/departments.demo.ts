type Kind = 'pharmacy' | 'technical' | 'clinical' | 'office'

/** A working unit: name, English name, trainees per month, trainees per supervisor. */
export type Room = readonly [name: string, nameEn: string, capacity: number | null, ratio?: number]

export type FirstLevel = {
  code: string
  name: string
  nameEn: string
  kind: Kind
  head?: string
  secretary?: string
  rooms: readonly Room[]
}

/** The main hospital as it trains; what accounts' demo has made already is found by its name. */
const MAIN_DEPARTMENTS: readonly FirstLevel[] = [
  {
    code: 'XZ01',
    name: '毕业后教育办公室',
    nameEn: 'Postgraduate education office',
    kind: 'office',
    head: 'bhb',
    rooms: [],
  },
  {
    code: 'XZ02',
    name: '信息中心',
    nameEn: 'Information centre',
    kind: 'office',
    head: 'admin',
    rooms: [],
  },
  {
    code: 'YX01',
    name: '药学部',
    nameEn: 'Department of pharmacy',
    kind: 'pharmacy',
    head: 'base',
    secretary: 'teacher',
    rooms: [
      ['住院药房', 'Inpatient pharmacy', 6],
      ['门诊药房', 'Outpatient pharmacy', 8],
      ['静脉用药调配中心', 'IV admixture service', 6],
      ['临床药学室', 'Clinical pharmacy', 4, 1],
      ['药品库', 'Drug store', 2],
      ['中药房', 'Chinese medicine pharmacy', 2],
      ['药品检验室', 'Drug testing', 2],
      ['药物信息室', 'Drug information', 2],
      ['治疗药物监测室', 'Therapeutic drug monitoring', 2, 1],
    ],
  },
  {
    code: 'YJ01',
    name: '检验科',
    nameEn: 'Clinical laboratory',
    kind: 'technical',
    head: 'base2',
    secretary: 'teacher2',
    rooms: [
      ['临床生化室', 'Clinical chemistry', 5],
      ['临床免疫室', 'Immunology', 4],
      ['临床微生物室', 'Microbiology', 4],
      ['临床血液室', 'Haematology', 4],
      ['门急诊检验室', 'Outpatient and emergency laboratory', 4],
      ['分子诊断室', 'Molecular diagnostics', 2],
      ['标本前处理中心', 'Specimen reception', 3],
    ],
  },
  {
    code: 'YJ02',
    name: '放射科',
    nameEn: 'Radiology',
    kind: 'technical',
    rooms: [
      ['普放室', 'Plain radiography', 4],
      ['CT室', 'CT', 4],
      ['磁共振室', 'MRI', 4],
      ['介入诊疗室', 'Interventional suite', 4, 1],
      ['影像后处理室', 'Image post-processing', 2],
    ],
  },
  {
    code: 'YJ03',
    name: '超声医学科',
    nameEn: 'Ultrasound',
    kind: 'technical',
    rooms: [
      ['腹部超声室', 'Abdominal ultrasound', 4],
      ['心脏超声室', 'Echocardiography', 2, 1],
      ['妇产超声室', 'Obstetric ultrasound', 2],
      ['浅表与血管超声室', 'Superficial and vascular ultrasound', 3],
    ],
  },
  {
    code: 'YJ04',
    name: '病理科',
    nameEn: 'Pathology',
    kind: 'technical',
    rooms: [
      ['取材与制片室', 'Grossing and sectioning', 3],
      ['免疫组化室', 'Immunohistochemistry', 2],
      ['细胞学室', 'Cytology', 2],
      ['分子病理室', 'Molecular pathology', 1, 1],
    ],
  },
  {
    code: 'YJ05',
    name: '核医学科',
    nameEn: 'Nuclear medicine',
    kind: 'technical',
    rooms: [
      ['SPECT/CT室', 'SPECT/CT', 2],
      ['PET/CT室', 'PET/CT', 2],
      ['体外分析室', 'In vitro assays', 1],
    ],
  },
  {
    code: 'YJ06',
    name: '放射治疗科',
    nameEn: 'Radiation therapy',
    kind: 'technical',
    rooms: [
      ['直线加速器室', 'Linear accelerator', 3],
      ['模拟定位室', 'Simulation', 2],
      ['物理计划室', 'Physics and planning', 2, 1],
    ],
  },
  {
    code: 'YJ07',
    name: '康复医学科',
    nameEn: 'Rehabilitation',
    kind: 'technical',
    rooms: [
      ['运动治疗室', 'Physical therapy', 4],
      ['作业治疗室', 'Occupational therapy', 2],
      ['言语治疗室', 'Speech therapy', 2],
    ],
  },
  {
    code: 'YJ08',
    name: '输血科',
    nameEn: 'Blood transfusion',
    kind: 'technical',
    rooms: [
      ['配血室', 'Cross-matching', 2],
      ['血库', 'Blood bank', 1],
    ],
  },
  { code: 'LC01', name: '心血管内科', nameEn: 'Cardiology', kind: 'clinical', rooms: [] },
  {
    code: 'LC02',
    name: '呼吸与危重症医学科',
    nameEn: 'Respiratory medicine',
    kind: 'clinical',
    rooms: [],
  },
  { code: 'LC03', name: '重症医学科', nameEn: 'Intensive care', kind: 'clinical', rooms: [] },
]

export type Unit = {
  kind: 'main' | 'grassroots' | 'cooperating'
  code: string
  name: string
  nameEn: string
  departments: readonly FirstLevel[]
}

const community = (code: string): readonly FirstLevel[] => [
  {
    code: `${code}-Y`,
    name: '社区药学组',
    nameEn: 'Community pharmacy',
    kind: 'pharmacy',
    rooms: [['社区药房', 'Community dispensary', 2]],
  },
  {
    code: `${code}-J`,
    name: '社区检验组',
    nameEn: 'Community laboratory',
    kind: 'technical',
    rooms: [['社区检验室', 'Community laboratory bench', 1]],
  },
]

export const UNITS: readonly Unit[] = [
  {
    kind: 'main',
    code: 'JC01',
    name: '江城大学附属第一医院',
    nameEn: 'First Hospital of Jiangcheng University',
    departments: MAIN_DEPARTMENTS,
  },
  {
    kind: 'grassroots',
    code: 'SQ01',
    name: '望江街道社区卫生服务中心',
    nameEn: 'Wangjiang Community Health Centre',
    departments: community('SQ01'),
  },
  {
    kind: 'grassroots',
    code: 'SQ02',
    name: '东湖街道社区卫生服务中心',
    nameEn: 'Donghu Community Health Centre',
    departments: community('SQ02'),
  },
  {
    kind: 'cooperating',
    code: 'XT01',
    name: '江城区人民医院',
    nameEn: 'Jiangcheng District Hospital',
    departments: [
      {
        code: 'XT01-Y',
        name: '药剂科',
        nameEn: 'Pharmacy',
        kind: 'pharmacy',
        rooms: [['综合药房', 'General dispensary', 3]],
      },
    ],
  },
  {
    kind: 'cooperating',
    code: 'XT02',
    name: '江城市中心医院',
    nameEn: 'Jiangcheng Central Hospital',
    departments: [
      {
        code: 'XT02-J',
        name: '医学检验中心',
        nameEn: 'Laboratory centre',
        kind: 'technical',
        rooms: [['综合检验室', 'General laboratory', 3]],
      },
    ],
  },
  {
    kind: 'cooperating',
    code: 'XT03',
    name: '江城市中医院',
    nameEn: 'Jiangcheng Hospital of Chinese Medicine',
    departments: [],
  },
  {
    kind: 'cooperating',
    code: 'XT04',
    name: '江城市妇幼保健院',
    nameEn: 'Jiangcheng Maternity Hospital',
    departments: [],
  },
  {
    kind: 'cooperating',
    code: 'XT05',
    name: '江城市疾病预防控制中心',
    nameEn: 'Jiangcheng Centre for Disease Control',
    departments: [],
  },
]

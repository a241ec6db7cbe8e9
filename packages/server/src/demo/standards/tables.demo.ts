import type {
  RequirementKind,
  TableRow,
} from '@residency/contract/areas/standards/table/standard-rows.public'
import type { EducationLevel } from '@residency/contract/areas/trainees/trainee-facts.public'
import { readSeedFile } from '../../platform/seed-files.ts'

type SeedRow = {
  dept: string
  months: number
  stage: 1 | 2 | null
  kind: '必选' | '可选'
  choose?: number
  options?: string[]
}

type SeedTable = { major: string; total_months: number; applies_to: string; rows: SeedRow[] }
type SeedItem = { group: string; item: string; min: string }
type Requirement = { kind: RequirementKind; item: string; minimum: number; unit: string | null }

const read = <T>(name: string) => JSON.parse(readSeedFile(`rotation/${name}`)) as T
const tables = () => read<SeedTable[]>('rotation_tables.json')

/** National figures by the name of their list. */
export const nationalFigures = () => read<Record<string, SeedItem[]>>('requirements.json')

/** The code of the demo's major that each table is for. */
const MAJOR_CODES: Readonly<Record<string, string>> = {
  '药学(医院药师)': '100701',
  医学检验技术: '101001',
  医学影像技术: '101003',
  病理技术: 'BL-P',
  核医学技术: 'YX-N',
  超声医学技术: 'YX-U',
  康复治疗技术: '101005',
  放射治疗技术: '520505',
}

const EDUCATIONS: Readonly<Record<number, readonly EducationLevel[]>> = {
  36: ['junior', 'undergraduate'],
  24: ['master'],
  12: ['doctor'],
}

/**
 * Rows in which the national lists for laboratories are done: reports of these diseases come from
 * there, these skills are learnt there.
 */
const LABORATORY: Readonly<Record<string, string>> = {
  心血管内科: '临床化学',
  内分泌科: '临床化学',
  肾内科: '临床血液体液',
  血液内科: '临床血液体液',
  呼吸内科: '临床微生物',
  消化内科: '临床免疫',
  临床血液体液专业: '临床血液体液',
  临床生物化学专业: '临床化学',
  临床免疫学专业: '临床免疫',
  临床微生物学专业: '临床微生物',
  临床细胞分子遗传学专业: '分子诊断',
}

/** The same for the plausible monthly figures of pharmacists: in which rows an item is done. */
const PHARMACY: Readonly<Record<string, readonly string[]>> = {
  门诊处方调剂与发药交代: ['门急诊药房'],
  住院医嘱审核: ['住院药房'],
  'PIVAS 成品输液调配': ['静脉用药调配中心(PIVAS)', 'PIVAS'],
  处方前置审核干预: ['处方审核与处方点评'],
  '处方/医嘱点评': ['处方审核与处方点评'],
  药学查房: ['感染/呼吸科临床药学', '心血管内科临床药学', '重症医学科临床药学'],
  教学药历: ['感染/呼吸科临床药学', '心血管内科临床药学', '重症医学科临床药学'],
  患者用药教育: ['感染/呼吸科临床药学', '心血管内科临床药学'],
  用药咨询记录: ['药物信息与用药咨询'],
  'ADR 报告': ['感染/呼吸科临床药学'],
  'TDM/基因检测结果解读': ['治疗药物监测(TDM)/药物基因', 'TDM/药物基因'],
  参与抢救的药学支持: ['重症医学科临床药学'],
  文献阅读报告: ['药物信息与用药咨询'],
  病例讨论: ['感染/呼吸科临床药学', '心血管内科临床药学'],
}

const PHARMACY_KINDS: Readonly<Record<string, RequirementKind>> = {
  调剂: 'basic',
  调配: 'basic',
  抢救: 'rescue',
  学习: 'study',
}

const LONGEST = 110

/** Names of lists of diseases are cut at a word where they are longer than an item may be. */
const shortened = (text: string) => {
  const plain = text.replaceAll(/(?<=[\u4e00-\u9fff、;；]) (?=[\u4e00-\u9fff])/g, '').trim()
  return plain.length <= LONGEST
    ? plain
    : `${plain.slice(0, Math.max(plain.lastIndexOf('、', LONGEST), plain.lastIndexOf(';', LONGEST)))}等`
}

/**
 * What each trainee must do in a row. Only the national lists for laboratories and pathology are
 * per trainee.
 */
function requirementsOf(major: string, { dept, months }: SeedRow): Requirement[] {
  if (major === '医学检验技术') {
    const list = (name: string, kind: RequirementKind, unit: string) =>
      (nationalFigures()[name] ?? [])
        .filter(({ group }) => LABORATORY[group] === dept)
        .map(({ item, min }) => ({ kind, item: shortened(item), minimum: Number(min), unit }))

    return [
      ...list('检验医学科-疾病种类及例数', 'disease', '例'),
      ...list('检验医学科-基本技能及最低次数', 'skill', '次'),
    ]
  }

  if (major === '病理技术' && dept === '常规制片')
    return (nationalFigures()['临床病理科-病种培训期间最低例数'] ?? []).map(
      ({ group, item, min }) => {
        return {
          kind: 'disease',
          item: shortened(`${group}：${item}`),
          minimum: Number(min),
          unit: '例',
        }
      },
    )

  if (major !== '药学(医院药师)') return []

  const { items } = read<{
    items: { kind: string; item: string; unit: string; min_per_month: number }[]
  }>('pharmacy_plausible.json')

  return items
    .filter(({ item }) => PHARMACY[item]?.includes(dept))
    .map(({ kind, item, unit, min_per_month }) => ({
      kind: PHARMACY_KINDS[kind] ?? 'skill',
      item,
      minimum: min_per_month * months,
      unit,
    }))
}

/** The lines of a table as the contract has them; `idOf` gives the ids of standard departments. */
function rowsOf({ major, rows }: SeedTable, idOf: (name: string) => number): TableRow[] {
  let group = 0
  return rows.map((row): TableRow => {
    if (row.kind === '必选') {
      const requirements = requirementsOf(major, row)
      return {
        kind: 'required',
        stage: row.stage,
        maySplit: false,
        departmentId: idOf(row.dept),
        months: row.months,
        requirements,
      }
    }

    group += 1

    const departmentIds = row.options!.map(idOf)
    const name = `选轮组${group === 1 ? '一' : '二'}`

    return {
      kind: 'fixed',
      stage: row.stage,
      maySplit: false,
      name,
      months: row.months,
      choose: row.choose!,
      departmentIds,
      requirements: [],
    }
  })
}

export type DemoStandard = {
  majorCode: string
  form: {
    issuer: 'provincial'
    name: string
    source: string
    degreeKind: 'none'
    educations: EducationLevel[]
    lengthMonths: number
    firstStageMonths: number | null
  }
  rows: TableRow[]
}

const SOURCE = '示例：各科室月数为拟定值，没有文件依据，正式使用前请以本省或本院的规定为准'

const CITED: Readonly<Record<string, string>> = {
  医学检验技术: '；病种与技能要求取自国家住院医师规范化培训检验医学科基地标准（医师）',
  病理技术: '；病种要求取自国家住院医师规范化培训临床病理科基地标准（医师）',
}

/** The standards of the demo, each table one. */
export const demoStandards = (idOf: (name: string) => number): DemoStandard[] =>
  tables().map((table) => {
    const first = table.rows
      .filter(({ stage }) => stage === 1)
      .reduce((sum, row) => sum + row.months * (row.choose ?? 1), 0)

    return {
      majorCode: MAJOR_CODES[table.major]!,
      form: {
        issuer: 'provincial',
        name: `${table.major}规范化培训标准（示例）${table.total_months} 个月`,
        source: `${SOURCE}${CITED[table.major] ?? ''}`,
        degreeKind: 'none',
        educations: [...EDUCATIONS[table.total_months]!],
        lengthMonths: table.total_months,
        firstStageMonths: first || null,
      },
      rows: rowsOf(table, idOf),
    }
  })

/** The names that the tables use. */
export const namesInTables = () => [
  ...new Set(
    tables().flatMap(({ rows }) => rows.flatMap(({ dept, options }) => options ?? [dept])),
  ),
]

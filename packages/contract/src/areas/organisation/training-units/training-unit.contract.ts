import { z } from 'zod'
import { endpoint, idParam, idsParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import {
  clearableText,
  onByDefault,
  onOff,
  readVersion,
  recordId,
  sortPlace,
} from '../../../kernel/calls/record.ts'
import { sheetCalls } from '../../../kernel/calls/sheet.ts'
import { emptyAsAbsent, requiredText, searchText } from '../../../kernel/text/text.ts'
import { organisationErrors as errors, organisationPermissions as may } from '../access.ts'

/** Main hospital, community practice units, cooperating bases. */
export const TRAINING_UNIT_KINDS = ['main', 'grassroots', 'cooperating'] as const

const unitOption = z.object({
  value: z.number(),
  label: z.string(),
  get children() {
    return z.array(unitOption).optional()
  },
})

export type TrainingUnitOption = z.output<typeof unitOption>

export const getTrainingUnitOptions = endpoint({
  method: 'GET',
  path: '/api/v1/trainingUnits/options',
  summary: 'Enabled training units, grouped by kind (the value of a group is the kind)',
  access: 'signedIn',
  unscoped: 'the directory of the hospital: names only, which every form offers',
  answer: z.array(
    z.object({
      value: z.enum(TRAINING_UNIT_KINDS),
      label: z.string(),
      children: z.array(unitOption),
    }),
  ),
})

/** A unit. The root of its department tree has the same name and is created with it. */
export const trainingUnitForm = z.object({
  parentId: recordId.nullish().transform((v) => v ?? null),
  code: clearableText(32),
  name: requiredText(64),
  nameEn: clearableText(120),
  kind: z.enum(TRAINING_UNIT_KINDS),
  sort: sortPlace,
  status: onByDefault,
})

export type TrainingUnitForm = z.output<typeof trainingUnitForm>
const trainingUnitChange = trainingUnitForm.extend({ version: readVersion })
export type TrainingUnitChange = z.output<typeof trainingUnitChange>

const filters = z.object({
  keywords: searchText.optional(),
  kind: emptyAsAbsent(z.enum(TRAINING_UNIT_KINDS)),
  status: emptyAsAbsent(z.coerce.number().pipe(onOff)),
})

export type TrainingUnitFilters = z.output<typeof filters>

const trainingUnitNode = z.object({
  id: z.number(),
  parentId: z.number().nullable(),
  code: z.string().nullable(),
  name: z.string(),
  nameEn: z.string().nullable(),
  kind: z.enum(TRAINING_UNIT_KINDS),
  sort: z.number(),
  status: onOff,

  /** The root of its department tree, and the number of departments below it. */
  departmentId: z.number().nullable(),
  departmentCount: z.number(),

  /** false: an ancestor of a search result, not a match itself. */
  isMatch: z.boolean(),

  /** What the reader may do here: addBelow edit delete. */
  actions: z.array(z.string()),
  get children() {
    return z.array(trainingUnitNode)
  },
})

export type TrainingUnitNode = z.output<typeof trainingUnitNode>

export const listTrainingUnits = endpoint({
  method: 'GET',
  path: '/api/v1/trainingUnits',
  summary: 'Training units as trees; the ancestors of a match are included',
  access: { permission: may.unitList },
  unscoped: 'the units of the hospital belong to no base or department',
  query: filters,
  answer: z.array(trainingUnitNode),
})

export const getTrainingUnitForm = endpoint({
  method: 'GET',
  path: '/api/v1/trainingUnits/{id}/form',
  summary: 'One training unit as its form',
  access: { permission: [may.unitList, may.unitEdit] },
  params: idParam,
  answer: z.object({
    id: z.number(),
    parentId: z.number().nullable(),
    code: z.string().nullable(),
    name: z.string(),
    nameEn: z.string().nullable(),
    kind: z.enum(TRAINING_UNIT_KINDS),
    sort: z.number(),
    status: onOff,
    version: z.number(),
  }),
})

export const createTrainingUnit = endpoint({
  method: 'POST',
  path: '/api/v1/trainingUnits',
  summary: 'Add a training unit with the top of its departments; answers its id',
  access: { permission: may.unitAdd },
  body: trainingUnitForm,
  answer: z.number(),
  once: true,
  errors: [errors.unitNameTaken, errors.unitCodeTaken, errors.unitParentWrong],
})

export const updateTrainingUnit = endpoint({
  method: 'PUT',
  path: '/api/v1/trainingUnits/{id}',
  summary: 'Change a training unit and the top of its departments',
  access: { permission: may.unitEdit },
  params: idParam,
  body: trainingUnitChange,
  answer: z.null(),
  errors: [
    errors.unitNameTaken,
    errors.unitCodeTaken,
    errors.unitParentWrong,
    kernelErrors.changedMeanwhile,
  ],
})

export const deleteTrainingUnits = endpoint({
  method: 'DELETE',
  path: '/api/v1/trainingUnits/{ids}',
  summary: 'Delete training units; one that is used can only be disabled',
  access: { permission: may.unitDelete },
  params: idsParam,
  answer: z.null(),
  errors: [errors.unitUsed],
})

/** The list as a sheet: a row with a known name updates the record, other rows are added. */
export const trainingUnitSheet = sheetCalls({
  path: '/api/v1/trainingUnits',
  what: 'training units',
  exporting: may.unitExport,
  importing: may.unitImport,
  filters,
})

import { errorsOf } from '../../../kernel/index.ts'

export const awardApplicationErrors = errorsOf('awards', {
  awardUnknown: { status: 400, code: 'A0400', field: 'limitId' },
  /** Applied for from {from} to {until}. */
  awardNotYet: { status: 409, code: 'B0001', field: 'limitId' },
  awardOver: { status: 409, code: 'B0001', field: 'limitId' },
  notForYou: { status: 409, code: 'B0001', field: 'limitId' },
  alreadyApplied: { status: 409, code: 'B0001', field: 'limitId' },
  statementMissing: { status: 400, code: 'A0400', field: 'statement' },
  organisationMissing: { status: 400, code: 'A0400', field: 'organisation' },
  papersMissing: { status: 400, code: 'A0400', field: 'filePath' },
  personNotYours: { status: 404, code: 'A0401', field: 'userId' },
  /** {granted} of {quota} are granted in {year}. */
  quotaUsed: { status: 409, code: 'B0001' },
  /** {granted} of {quota} are granted at {base}. */
  baseQuotaUsed: { status: 409, code: 'B0001' },
  /** Has it {granted} times already, {most} at most. */
  personHasIt: { status: 409, code: 'B0001' },
  /** Has {granted} awards of {year} already, {most} at most. */
  personYearFull: { status: 409, code: 'B0001' },
})

import type { AwardApplicationState } from '@residency/contract/areas/awards/applications/award-application.flow'
import type { AwardAudience } from '@residency/contract/areas/awards/kinds/award-kind.contract'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const APPLICATION_TONES: Readonly<Record<AwardApplicationState, Tone>> = {
  draft: 'calm',
  submitted: 'wait',
  basePassed: 'wait',
  officePassed: 'busy',
  granted: 'good',
  rejected: 'bad',
  withdrawn: 'calm',
}

/** A rejection says why. */
export const showsReason = (state: AwardApplicationState) => state === 'rejected'

/** A base applies for its own people only. */
export const isOfOurs = ({ audience }: { audience: AwardAudience }) => audience !== 'outside'

const FILTERS = ['keywords', 'kindId', 'state', 'year', 'baseId', 'isNominated'] as const
export type FilterName = (typeof FILTERS)[number] | 'view'

type View = {
  fixed: Readonly<Record<string, string>>
  filters: readonly FilterName[]
  fromOutside: boolean
  nominates: boolean
}

/** The lists of applications: what each always filters by, and by what its reader may. */
export const APPLICATION_VIEWS = {
  audit: {
    fixed: {},
    filters: ['keywords', 'view', ...FILTERS.slice(1)],
    fromOutside: false,
    nominates: false,
  },
  baseApply: {
    fixed: { isNominated: '1' },
    filters: FILTERS.slice(0, 5),
    fromOutside: false,
    nominates: true,
  },
  auditRecord: {
    fixed: { view: 'decided' },
    filters: FILTERS,
    fromOutside: false,
    nominates: false,
  },
  applyRecord: { fixed: {}, filters: FILTERS, fromOutside: false, nominates: false },
  outside: {
    fixed: { fromOutside: '1' },
    filters: ['keywords', 'view', 'kindId', 'state', 'year'],
    fromOutside: true,
    nominates: false,
  },
} satisfies Record<string, View>

export type ApplicationView = keyof typeof APPLICATION_VIEWS

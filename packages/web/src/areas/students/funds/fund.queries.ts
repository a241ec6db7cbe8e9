import { getDictOptions } from '@residency/contract/areas/settings/dictionaries/dictionary.contract'
import * as fund from '@residency/contract/areas/students/funds/fund.contract'
import * as spending from '@residency/contract/areas/students/funds/fund-spending.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'
import { useWaitingOf } from '../../../screens/review/use-waiting-of.ts'

/** A spending changes what is left of the funds. */
export const FUND_PATHS = ['/api/v1/researchFunds', '/api/v1/fundSpendings']
export type FundListInput = InputOf<typeof fund.listFunds>
export type SpendingListInput = InputOf<typeof spending.listSpendings>
const MAX_OF_ONE = 200

export const useFunds = (input: FundListInput) => useListOf(fund.listFunds, input)
export const useOneFund = (id: number) => useEndpoint(fund.getFund, { id })
export const useWaitingFunds = () => useWaitingOf(fund.listFunds, { waiting: '1' })
export const useOwnFunds = () => useEndpoint(fund.listOwnFunds, {})

export const useApplyForFund = () =>
  useChange(FUND_PATHS, (form: InputOf<typeof fund.applyForFund>) =>
    call(fund.applyForFund, form, { quiet: true }),
  )

export const useAmendFund = () =>
  useChange(FUND_PATHS, (form: InputOf<typeof fund.amendFund>) =>
    call(fund.amendFund, form, { quiet: true }),
  )

export const useWithdrawFund = () =>
  useChange(FUND_PATHS, (id: number) => call(fund.withdrawFund, { id }))

export const useMoveFundMoney = () =>
  useChange(FUND_PATHS, (form: InputOf<typeof fund.moveFundMoney>) =>
    call(fund.moveFundMoney, form, { quiet: true }),
  )

/** Lines of budgets, as choices of a filter. */
export const useFundLines = () => useEndpoint(getDictOptions, { typeCode: fund.FUND_LINES })
export const useSpendings = (input: SpendingListInput) => useListOf(spending.listSpendings, input)

export const useSpendingsOfFund = (fundId: number) =>
  useListOf(spending.listSpendings, { fundId, pageNum: 1, pageSize: MAX_OF_ONE })

export const useOneSpending = (id: number) => useEndpoint(spending.getSpending, { id })
export const useWaitingSpendings = () => useWaitingOf(spending.listSpendings, { waiting: '1' })

export const useOwnSpendings = (fundId: number) =>
  useEndpoint(spending.listOwnSpendings, { fundId })

export const useSubmitSpending = () =>
  useChange(FUND_PATHS, (form: InputOf<typeof spending.submitSpending>) =>
    call(spending.submitSpending, form, { quiet: true }),
  )

export const useAmendSpending = () =>
  useChange(FUND_PATHS, (form: InputOf<typeof spending.amendSpending>) =>
    call(spending.amendSpending, form, { quiet: true }),
  )

export const useWithdrawSpending = () =>
  useChange(FUND_PATHS, (id: number) => call(spending.withdrawSpending, { id }))

import * as fund from '@residency/contract/areas/students/funds/fund.contract'
import * as spending from '@residency/contract/areas/students/funds/fund-spending.contract'
import { fundWords } from '@residency/contract/areas/students/funds/text'
import { bindReview } from '../../../platform/flow/bind-review.ts'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindExport } from '../../../platform/sheets/bind-sheet.ts'
import { amendFund, applyForFund, withdrawFund } from './apply-for-fund.ts'
import { fundSheet } from './fund.sheet.ts'
import { getFund, listFunds, listOwnFunds } from './list-funds.ts'
import { getSpending, listOwnSpendings, listSpendings } from './list-spendings.ts'
import { moveFundMoney } from './move-money.ts'
import { fundPlan } from './review-funds.ts'
import { spendingPlan } from './review-spendings.ts'
import { spendingSheet } from './spending.sheet.ts'
import { amendSpending, submitSpending } from './submit-spending.ts'
import { withdrawSpending } from './withdraw-spending.ts'

export function fundRoutes(binder: Binder) {
  const bind = binder(fundWords)

  bind(fund.listOwnFunds, listOwnFunds)
  bind(fund.applyForFund, applyForFund)
  bind(fund.amendFund, amendFund)
  bind(fund.withdrawFund, withdrawFund)
  bind(fund.listFunds, listFunds)
  bindExport(bind, fund.fundExport, fundSheet)
  bind(fund.getFund, getFund)
  bind(fund.moveFundMoney, moveFundMoney)
  bindReview(bind, fund.fundReview, fundPlan)
  bind(spending.listOwnSpendings, listOwnSpendings)
  bind(spending.submitSpending, submitSpending)
  bind(spending.amendSpending, amendSpending)
  bind(spending.withdrawSpending, withdrawSpending)
  bind(spending.listSpendings, listSpendings)
  bindExport(bind, spending.spendingExport, spendingSheet)
  bind(spending.getSpending, getSpending)
  bindReview(bind, spending.spendingReview, spendingPlan)
}

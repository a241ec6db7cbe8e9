import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']

/** Waits until nothing on the page is on its way to another colour or place; what moves for ever is left alone. */
const atRest = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every((one) => one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY),
  )

/** What axe complains about, as lines a person can act on; `rules`: only these. What stands in a viewer of the browser's own is its affair. */
export async function violations(page: Page, rules?: readonly string[]) {
  await atRest(page)
  // Without looking for frames there is no second window to open. What is in order needs no telling.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .exclude('iframe')
    .options({ resultTypes: ['violations'] })
  const { violations: found } = await (rules ? axe.withRules([...rules]) : axe.withTags(RULES)).analyze()
  return found.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 5).map(({ target, failureSummary }) => `${id}: ${help}\n  ${target}\n  ${failureSummary}`),
  )
}

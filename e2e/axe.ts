import type { Page } from '@playwright/test'
import axe from 'axe-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']
/** Rules about colours, the only ones to which the same page in the dark is another page. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

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
  // read into a page once, however often it is judged
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const runOnly: axe.RunOnly = rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: TAGS }
  return page.evaluate(async (wanted) => {
    const { axe: judge } = window as unknown as { axe: typeof axe }
    const options = { runOnly: wanted, resultTypes: ['violations' as const], iframes: false, preload: { assets: ['media'] } }
    const { violations: found } = await judge.run({ exclude: [['iframe']] }, options)
    return found.flatMap(({ id, help, nodes }) =>
      nodes.slice(0, 5).map(({ target, failureSummary }) => `${id}: ${help}\n  ${target}\n  ${failureSummary}`),
    )
  }, runOnly)
}

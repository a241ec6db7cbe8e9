import { expect, test } from 'vitest'
import { readRules, type StyleRule, sourcesOf } from '../testing/style-rules.ts'

/**
 * What is at the lower edge of the window itself: the phone's bar, the buttons of a dialog,
 * which covers that bar, and the tour, which explains it.
 */
const ON_THE_EDGE = [
  'app/shell/phone/phone-bar.css .phone-bar',
  'app/tour/tour.css .tour-card',
  'ui/dialog.css .ant-modal .ant-modal-container > .ant-modal-footer',
]

/** The rules that keep something at the lower edge and leave no room for the phone's bar. */
const findCovered = (rules: readonly StyleRule[]) =>
  rules.flatMap(({ file, selector, declarations }) => {
    const own = Object.fromEntries(declarations)
    const staysInView = own['position'] === 'sticky' || own['position'] === 'fixed'
    const isCovered = staysInView && own['bottom'] && !own['bottom'].includes('var(--bar-height')

    return isCovered ? [`${file} ${selector}`] : []
  })

test('what stays at the lower edge of a page is above the bar of a phone', () => {
  const rules = sourcesOf(/\.css$/).flatMap(({ file, text }) => readRules(file, text))

  expect(findCovered(rules).sort()).toEqual(ON_THE_EDGE)
})

test('a bar of buttons below the bar of a phone is found', () => {
  const rules = readRules('planted.css', '.planted { position: sticky; bottom: 0 }')

  expect(findCovered(rules)).toEqual(['planted.css .planted'])
})

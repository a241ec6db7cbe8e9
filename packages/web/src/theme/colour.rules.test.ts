import { describe, expect, test } from 'vitest'
import { setSetting, useSettings } from '../platform/settings.store.ts'
import { contrast, readableTone, readHex, shadesOf } from './colour.rules.ts'

const SENTENCE = '请传入合法的16进制颜色值，eg: #FF0000'

describe('theme colour', () => {
  test.each(['red', '#fff', '#12345g', '409EFF', '#409EFF00', ''])(
    '%s is refused with the sentence of the specification',
    (wrong) => {
      expect(() => readHex(wrong)).toThrow(SENTENCE)
    },
  )

  test('a wrong colour is not stored', () => {
    expect(() => setSetting('themeColor', 'blue')).toThrow(SENTENCE)
    expect(useSettings.getState().themeColor).toBe('#409EFF')
  })

  test('shades run from 10 to 85 percent towards the ground', () => {
    const shades = shadesOf('#000000', '#ffffff')

    expect(Object.keys(shades)).toEqual(['10', '20', '30', '40', '50', '60', '70', '80', '85'])
    expect(shades[10]).toBe('#1a1a1a')
    expect(shades[85]).toBe('#d9d9d9')
  })

  test('the default colour carries text in its darker tone on light', () => {
    expect(readableTone('#409EFF', '#ffffff')).toBe('#1a6fd0')
  })

  test.each(['#409EFF', '#ffff00', '#00ff00', '#ff0000', '#000000', '#ffffff'])(
    'text in the tone of %s can be read on light and dark',
    (colour) => {
      for (const ground of ['#ffffff', '#1d1e1f'])
        expect(contrast(readableTone(colour, ground), ground)).toBeGreaterThanOrEqual(4.5)
    },
  )
})

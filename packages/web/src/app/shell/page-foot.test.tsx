import { PRODUCT_VERSION } from '@residency/contract/kernel/version'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setLanguage } from '../../platform/texts/i18n.ts'
import { PageFoot } from './page-foot.tsx'

test.each([
  ['zh-cn', `版本 ${PRODUCT_VERSION}（source）`],
  ['en', `Version ${PRODUCT_VERSION} (source)`],
] as const)(
  'the foot of a page says in %s which version and commit the reader has before them',
  (language, words) => {
    setLanguage(language)
    render(<PageFoot />)
    expect(screen.getByRole('contentinfo').textContent).toBe(words)
  },
)

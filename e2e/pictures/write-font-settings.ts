import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../support/product.ts'

/** The fonts of the product's PDF sheets, from the installed packages. */
const FONTS = join(root, 'node_modules/@expo-google-fonts/noto-sans-sc')

/**
 * Settings for fontconfig. With them a browser finds only these fonts, on any machine, and smooths
 * their edges in one way. Returns the path for FONTCONFIG_FILE.
 */
export function writeFontSettings(folder: string): string {
  const file = join(folder, 'fonts.conf')
  mkdirSync(folder, { recursive: true })

  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${FONTS}</dir>
  <cachedir>${join(folder, 'font-cache')}</cachedir>
  <match target="font">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`,
  )

  return file
}

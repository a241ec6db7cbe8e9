import { z } from 'zod'
import { foldCode } from '../text/fold.ts'

/**
 * The code by which people sign in, as it is drawn on a screen, or typed without the picture;
 * `wrong` is the issue that names its shape.
 */
export const codeOnScreen = (wrong: string) =>
  z
    .string()
    .max(20)
    .transform((text) => foldCode(text).replaceAll('-', ''))
    .pipe(z.string().regex(/^[0-9A-Z]{8}$/, wrong))

/**
 * The formulas whose print is stored as a picture: what was printed wrongly once, and what
 * questions use.
 */
export const FORMULAS: Readonly<Record<string, string>> = {
  'accents-bar': '\\bar x',
  'accents-dot': '\\dot D_2=\\dot D_1\\left(\\frac{d_1}{d_2}\\right)^2',
  'accents-hat': '\\hat y=\\vec a\\cdot\\tilde b',
  'bar-in-fraction': 'z=\\frac{x-\\bar x}{s}',
  'bar-in-subscript': '10_{\\bar x}',
  brackets: '\\left[\\frac{a}{\\left(\\frac{b}{c}\\right)^2}\\right]',
  cases: '\\begin{cases}a&x>0\\\\b&x\\le 0\\end{cases}',
  concentration: '[\\mathrm{HCO_3^-}]+8\\pm2',
  equilibrium: '\\mathrm{H_2CO_3}\\rightleftharpoons\\mathrm{H^+}+\\mathrm{HCO_3^-}',
  'exponent-in-fraction': 'R=\\frac{1}{1-e^{-k\\tau}}',
  'exponent-in-root': 'u_c=\\sqrt{u(R_w)^2+u(bias)^2}',
  'exponent-of-exponent': 'E=10^{-1/slope^2}-1',
  'fraction-in-fraction': '\\frac{1+\\frac{1}{n}}{k_e}',
  'fraction-in-root': '\\sqrt{x^2+\\frac{a^{n+1}}{b_i}}',
  greek: '\\alpha\\beta\\gamma\\Delta\\theta\\lambda\\mu\\Omega',
  integral: '\\int_0^\\infty C\\,dt=\\sum_{i=1}^{n}\\frac{C_i}{k}',
  'powers-of-ten': '3.00\\times10^{12}/\\mathrm{L}',
  'root-of-root': '\\sqrt[3]{\\sqrt{x}}',
  'signs-of-relation': 'a\\le b\\ne c\\approx d\\propto e',
  'subscript-and-exponent': 'C_{ss}^{max}=\\frac{D_{24}}{CL}\\times100\\%',
}

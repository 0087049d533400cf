/** Words of the trade in a sentence each, for "explain what escrow is". General and true in every state. */
const terms: [names: RegExp, meaning: string][] = [
  [
    /^escrow account$/i,
    'An escrow account is where a lender collects part of the yearly property tax and insurance with each payment, and pays those bills when they are due.',
  ],
  [
    /^escrow$/i,
    'Escrow means that a neutral third party holds money or papers until both sides have done what they agreed to.',
  ],
  [
    /^earnest money(?: deposit)?$|^emd$/i,
    'Earnest money is a deposit that a buyer makes with the offer to show it is meant seriously. It counts toward the purchase at closing.',
  ],
  [
    /^radon(?: gas)?$/i,
    'Radon is a natural radioactive gas that comes up from the ground and can collect in a house. You cannot see or smell it, so a test is the only way to know.',
  ],
  [
    /^(?:an? )?(?:p ?& ?s|purchase (?:and|&) sales?(?: agreement)?)$/i,
    'A purchase and sale agreement, or P&S, is the full contract that follows an accepted offer, with the price, the dates and what has to be done before the closing.',
  ],
  [
    /^closing costs?$/i,
    'Closing costs are the fees of a purchase beside the price itself, such as those of the lender, the title company and the county.',
  ],
  [
    /^(?:a )?contingenc(?:y|ies)$/i,
    'A contingency is a condition in the contract, such as an inspection or a loan, that has to be met before the sale goes through.',
  ],
  [
    /^(?:an? )?appraisals?$/i,
    "An appraisal is a licensed appraiser's opinion of what a home is worth, which the lender orders before it makes the loan.",
  ],
  [
    /^(?:an? )?appraisal gaps?$/i,
    'An appraisal gap is the difference between what a buyer agreed to pay and a lower appraised value.',
  ],
  [
    /^(?:pmi|private mortgage insurance)$/i,
    'Private mortgage insurance, or PMI, protects the lender when a buyer puts down less than 20 percent. The buyer pays for it with the monthly payment.',
  ],
  [
    /^(?:dpa|down ?payment assistance)$/i,
    'Down payment assistance, or DPA, is a grant or a second loan that covers part of the cash a buyer needs. Each program has rules of its own.',
  ],
  [
    /^title insurance$/i,
    'Title insurance pays if a claim from before the sale, such as an old lien, turns up later.',
  ],
  [/^(?:an? )?liens?$/i, 'A lien is a claim on a home for a debt, and it is paid off at closing.'],
  [
    /^(?:an? )?easements?$/i,
    'An easement gives somebody else the right to use part of a property, such as a utility company its lines.',
  ],
  [
    /^(?:hoa|homeowners['’]? association)(?: fees?| dues)?$/i,
    'A homeowners association, or HOA, sets rules for a community and collects dues for what its members share.',
  ],
  [
    /^(?:comps?|comparables?|comparable sales)$/i,
    'Comps are recent sales of similar homes close by, and they show what buyers really paid.',
  ],
  [
    /^(?:a )?cma$|^comparative market analysis$/i,
    'A comparative market analysis, or CMA, estimates what a home could sell for from recent sales of similar ones.',
  ],
  [
    /^(?:pre-?approval|preapproved|pre-?approved|a pre-?approval(?: letter)?)$/i,
    'A pre-approval means that a lender has checked your income, credit and savings and says how much it would lend.',
  ],
  [
    /^(?:discount )?points$/i,
    'Points are money paid at closing for a lower rate; one point is one percent of the loan.',
  ],
  [
    /^(?:a )?rate locks?$/i,
    'A rate lock holds the rate that a lender offered for a set number of days while the loan is made.',
  ],
  [
    /^(?:an? )?(?:arm|adjustable(?:[- ]rate)?(?: mortgage| loan)?)s?$/i,
    'An adjustable-rate mortgage, or ARM, has a fixed rate for some years and one that can change after that.',
  ],
  [
    /^(?:months of (?:supply|inventory)|inventory months)$/i,
    'Months of supply tells how long it would take to sell every home on the market at the current pace.',
  ],
  [
    /^(?:days on market|dom)$/i,
    'Days on market counts the days from the listing of a home to its contract.',
  ],
  [
    /^(?:the )?median(?: price| sale price)?$/i,
    'The median price is the one in the middle: half of the homes sold for more and half for less.',
  ],
  [
    /^(?:cap rates?|capitalization rate)$/i,
    'The cap rate is a year of rent minus running costs, divided by the price of the property.',
  ],
  [/^cash flow$/i, 'Cash flow is what is left of the rent after all costs and the loan payment.'],
  [
    /^(?:a )?1031(?: exchange)?s?$/i,
    'A 1031 exchange lets an investor put off capital gains tax by putting the money of one sale into another investment property in time.',
  ],
  [
    /^(?:an? )?(?:adu|accessory dwelling unit)s?$/i,
    'An accessory dwelling unit, or ADU, is a second, smaller home on the same lot.',
  ],
  [
    /^(?:an? )?(?:ice dams?)$/i,
    'An ice dam is a ridge of ice at the edge of a roof that keeps melting snow from draining, so that water backs up under the shingles.',
  ],
  [
    /^(?:an? )?home warrant(?:y|ies)$/i,
    'A home warranty is a service contract that covers repairs of certain systems and appliances for a time.',
  ],
  [
    /^(?:an? )?home inspections?$/i,
    'A home inspection is a check of the house from roof to foundation before the sale is final, and the buyer gets a written report.',
  ],
  [
    /^(?:an? )?(?:final )?walk-?throughs?$/i,
    'The final walk-through is the last look at the home before closing, to see that it is as the contract says.',
  ],
  [
    /^(?:an? )?option period$/i,
    'The option period is a number of days in which a buyer can inspect and still walk away.',
  ],
  [
    /^(?:attorney review)$/i,
    'Attorney review is a few days after signing in which lawyers of both sides can change or cancel the contract.',
  ],
  [
    /^(?:a )?seller(?:['’]?s)? (?:credits?|concessions?)$/i,
    'A seller credit is money that the seller puts toward the costs of the buyer at closing.',
  ],
  [
    /^(?:a )?(?:rate )?buy-?downs?$/i,
    'A buydown is money paid up front to lower the rate of a loan, for some years or for all of them.',
  ],
  [
    /^(?:the )?(?:debt[- ]to[- ]income(?: ratio)?|dti)$/i,
    'Debt-to-income, or DTI, compares what you pay on debts each month with what you earn before taxes.',
  ],
  [
    /^(?:an? )?fha(?: loans?)?$/i,
    'An FHA loan is insured by the Federal Housing Administration and allows a smaller down payment.',
  ],
  [
    /^(?:an? )?va(?: loans?)?$/i,
    'A VA loan is a home loan for those who served in the military, backed by the Department of Veterans Affairs.',
  ],
  [
    /^(?:an? )?assumable (?:loans?|mortgages?)$/i,
    'An assumable loan is one that a buyer can take over from the seller, with its rate, if the lender agrees.',
  ],
  [
    /^(?:an? )?pocket listings?$/i,
    'A pocket listing is a home for sale that is not on the open market.',
  ],
  [
    /^(?:the )?mls$|^multiple listing service$/i,
    'The multiple listing service, or MLS, is the database in which brokers share the homes they have for sale.',
  ],
  [
    /^(?:a )?stag(?:ing|ed home)$/i,
    'Staging means to furnish and arrange a home so that buyers can see how its rooms are used.',
  ],
  [/^equity$/i, 'Equity is what a home is worth minus what is still owed on it.'],
  [
    /^(?:the )?homestead exemption$/i,
    'A homestead exemption lowers the taxable value of the home you live in; the rules differ by state.',
  ],
  [
    /^(?:a )?(?:bidding wars?|multiple offers?)$/i,
    'In a multiple-offer situation several buyers make offers on one home at the same time.',
  ],
];

/** What a word of the trade means; nothing where we do not know it. */
export const meaningOf = (term: string): string | undefined => {
  const bare = term
    .trim()
    .replace(/^(?:the|an?) /i, '')
    .replace(/["“”]/g, '');
  return terms.find(([names]) => names.test(bare) || names.test(term.trim()))?.[1];
};

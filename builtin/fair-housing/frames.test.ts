import { describe, expect, test } from 'vitest';
import { escapeText } from '#contract/text.ts';
import { checkFairHousing } from './check.ts';

const flagsOf = (sentence: string) =>
  checkFairHousing(
    { title: '', content: escapeText(sentence), hashtags: [] },
    { place: { city: 'Boise', county: 'Ada', state: 'ID' } },
  );

describe('what a sentence does with a group of people', () => {
  test.each([
    ['The owner does not want Haitians living upstairs.', 'exclude', 'national_origin'],
    ['Lutherans are turned away.', 'exclude', 'religion'],
    ['No pets, smokers or toddlers.', 'exclude', 'familial_status'],
    ['We prefer to rent to Korean students.', 'prefer', 'national_origin'],
    ['The loft was made for gay couples.', 'prefer', 'sogi'],
    ['Families love it.', 'prefer', 'familial_status'],
    ['Tenants must be in good health.', 'require', 'disability'],
    ['Passports and visas will be checked.', 'require', 'citizenship'],
    ['A larger deposit is required for guide dogs.', 'terms', 'disability'],
    ['Each additional toddler adds $60 to the rent.', 'terms', 'familial_status'],
    ['Most of the neighbors are Vietnamese.', 'composition', 'national_origin'],
    ['Crime is almost unheard of here.', 'crime', 'steering_crime'],
    ['The elementary there is awful.', 'schools', 'steering_schools'],
    ['Are you planning to have a baby?', 'require', 'familial_status'],
    ['Does anyone in your household take medication?', 'require', 'disability'],
    ['Requirements: a quiet, godly Christian man.', 'prefer', 'religion'],
    ['The rent is lower for girls.', 'prefer', 'sex'],
    ['Residents who use scooters must carry a $1,000,000 policy.', 'terms', 'disability'],
    ['Teenagers have a 9 p.m. curfew.', 'terms', 'familial_status'],
    ['Single applicants pay an extra month.', 'terms', 'marital_status'],
  ])('%s', (sentence, id, name) => {
    expect(flagsOf(sentence)).toMatchObject([{ id, class: name }]);
  });

  test('words are known in their forms and with one slip of the keyboard', () => {
    for (const sentence of [
      'We do not rent to lesbians.',
      'We do not rent to Pakistanis.',
      'We do not rent to Mexcans.',
      'We do not rent to Musllims.',
      'We don’t rent to wheelchair users.',
    ]) {
      expect(flagsOf(sentence), sentence).toHaveLength(1);
    }
  });

  test('one phrase holds the whole list it belongs to', () => {
    const [flag] = flagsOf('No pets, smokers or children, please.');
    expect(flag?.text).toBe('No pets, smokers or children');
  });

  test('several people do what could be a thing of one', () => {
    expect(flagsOf('We do not rent to families, since families leave early.')).toHaveLength(1);
    expect(flagsOf('Family leave is paid at our office.')).toEqual([]);
  });

  test('a clause ends where another begins', () => {
    expect(flagsOf('The walls are not thick; children swim at the town pool.')).toEqual([]);
  });

  test('a question and its short answer say one thing', () => {
    expect(flagsOf('Vouchers? No thank you.')).toHaveLength(1);
    expect(flagsOf('Vouchers? Yes, gladly.')).toEqual([]);
  });

  test('things that are named like people are no people', () => {
    for (const sentence of [
      'The children’s museum and Veterans Park are not far.',
      'No black walnut or white oak was used.',
      'No grills, candles or subletting.',
      'Only the Mexican consulate and a bakery are nearby.',
      'Widow’s walk with a view of the harbor.',
      'Turn left at Trinity Lutheran and go two blocks.',
    ]) {
      expect(flagsOf(sentence), sentence).toEqual([]);
    }
  });
});

describe('in Spanish', () => {
  test.each([
    ['No queremos inmigrantes en el edificio.', 'national_origin'],
    ['Rentamos a pareja sin hijos.', 'familial_status'],
    ['No aceptamos vales de vivienda.', 'source_of_income'],
    ['Cuarto en renta para dama sola.', 'sex'],
    ['Es una zona muy peligrosa.', 'steering_crime'],
  ])('%s', (sentence, name) => {
    expect(flagsOf(sentence)[0]).toMatchObject({ class: name });
  });

  test('a barrio is no fault, and neither is a street with a color', () => {
    expect(flagsOf('El barrio tiene parques y una biblioteca.')).toEqual([]);
    expect(flagsOf('La Calle Blanca termina en el río.')).toEqual([]);
    expect(flagsOf('Cocina con piso negro de granito.')).toEqual([]);
    expect(flagsOf('Se aceptan niños y mascotas.')).toEqual([]);
  });
});

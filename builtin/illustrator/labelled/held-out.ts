import { wishesIn } from './labelled-wish.ts';

/** Written before the words, and not looked at while they were. */
export const heldOutWishes = wishesIn(`
Log cabin in the woods with smoke from the chimney | Stowe, VT | cabin | hills forest
Condo balcony overlooking the water | Miami, FL | balcony | tropics coast
Organized two-car garage | Omaha, NE | garage | plains
Laundry room with front load washer and dryer | Charlotte, NC | laundry | forest
Open house sign on the lawn | Boise, ID | craftsman modern farmhouse ranch colonial cottage | mountains
Quiet beach at sunrise with dune grass | Kitty Hawk, NC | beach | coast
Kayak on a calm lake, dock in the foreground | Coeur d'Alene, ID | lake | mountains
Downtown main street on a sunny day with shops and cafes | Greenville, SC | downtown | forest
Raised bed vegetable garden in spring | Portland, OR | garden | forest | spring
New deck with grill and outdoor dining set | Minneapolis, MN | deck | city
Cat napping in a sunny living room window | Austin, TX | living-room | plains
Jack-o-lanterns and mums on the front steps | Naperville, IL | front-door | plains | autumn
Toolbox and paint cans, weekend home maintenance | Phoenix, AZ | toolbox | desert
For sale sign outside a colonial | Hartford, CT | colonial | forest
Dining room with a long wood table and chandelier | Savannah, GA | dining-room | coast
Mortgage rate chart and a calculator on a desk | Chicago, IL | chart-desk finance-desk | city
Family room with fireplace and stockings | Aspen, CO | fireplace | mountains
Row of townhouses with brick facades | Baltimore, MD | townhouses | city
Luxury high-rise skyline at night | Manhattan, NY | condo-tower skyline | city
Front yard curb appeal: fresh mulch, flowers and a red door | Atlanta, GA | craftsman colonial ranch front-door | city
`);

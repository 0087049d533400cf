import { wishesIn } from './labelled-wish.ts';

/** The words were written with these in view. */
export const tunedWishes = wishesIn(`
A cozy primary bedroom with morning light and a made bed | Denver, CO | bedroom | mountains
Spa-like bathroom with a freestanding tub | Scottsdale, AZ | bathroom | desert
Bright white kitchen with a large island and pendant lights | Frisco, TX | kitchen | plains
Home office with a desk by the window | Raleigh, NC | home-office | forest
Backyard patio at dusk with string lights and a fire pit | Boise, ID | patio | hills mountains
Golden retriever puppy on the front porch of a new home | Nashville, TN | front-door porch | forest
Sold! Sold sign in front of a ranch home | Tulsa, OK | ranch | plains
Keys being handed over on the front doorstep | Key West, FL | doorstep | tropics
Thanksgiving table set for dinner | Burlington, VT | thanksgiving-table | hills | autumn
Snowy porch with wreath and Christmas lights | Park City, UT | front-door porch | mountains | winter
Adobe home at sunset | Santa Fe, NM | adobe | desert
Victorian painted ladies on a hill | San Francisco, CA | victorian | city
Brownstone stoop in fall | Brooklyn, NY | brownstone | city | autumn
Saturday farmers market with fresh produce | Madison, WI | market-street | forest
Hiking trail through the foothills | Salt Lake City, UT | trail | mountains
Moving truck in the driveway | Columbus, OH | craftsman colonial ranch | city
Swimming pool with loungers and palm trees | Naples, FL | pool | tropics
Laptop and coffee on a table, planning the home search | Seattle, WA | laptop | city
Aerial view of a suburban neighborhood | Frisco, TX | aerial | plains
Mobile home community with flower beds | Lakeland, FL | mobile-home | plains
Beach cottage on stilts with dunes | Nags Head, NC | stilt-house | coast
Shotgun houses in bright colors | New Orleans, LA | shotgun | forest
Covered bridge and river in october | Woodstock, VT | covered-bridge | hills | autumn
Gutters being cleaned, ladder against the house | Marquette, MI | ladder | forest
Food trucks in a park at night | Tulsa, OK | food-trucks | plains
Walk in shower with subway tile | Providence, RI | shower | coast
Kids bedroom with bunk beds | Omaha, NE | kids-room | plains
Saguaros and a courtyard with a fountain | Tucson, AZ | fountain | desert
Backyard with a hot tub and mountain views | Bend, OR | hot-tub | mountains
Mailbox with spring flowers and a white picket fence | Lexington, KY | mailbox | forest | spring
Raked leaves in front of a Cape Cod | Worcester, MA | leaf-pile cape-cod | forest | autumn
Covered patio with ceiling fan and outdoor sofa | San Antonio, TX | covered-patio | plains
Empty living room with hardwood floors, ready for your furniture | Columbus, OH | empty-room | city
Duplex with two front doors | Milwaukee, WI | duplex | city
Mudroom with cubbies and boots | Bangor, ME | mudroom | coast forest
Snowy driveway and a shovel | Buffalo, NY | shovel | hills forest | winter
Bike path along the creek in fall | Fort Collins, CO | river-path | mountains | autumn
Aerial of homes around a golf course | Palm Desert, CA | aerial | desert
Tiny house on a wooded lot | Asheville, NC | tiny-house | hills forest
Keys on the kitchen counter with a bottle of champagne | Providence, RI | champagne | coast
Kitchen island with bowl of lemons and open house flyers | San Diego, CA | kitchen | coast
4th of July bunting on a white picket fence | Annapolis, MD | bunting-fence | forest | summer
Open house directional arrow sign on a street corner | Sacramento, CA | corner-sign | plains
Azaleas blooming along brick walkway, curb appeal for sellers | Savannah, GA | front-walk | coast forest
Floating home at the marina on a grey rainy day | Seattle, WA | floating-home | coast
Air conditioner unit outside getting a summer tune up | Houston, TX | outdoor-unit | city | summer
Bathroom remodel with freestanding tub and walk in shower | Denver, CO | shower bathroom | mountains
Living room staged for the open house | Tulsa, OK | living-room | plains
Kitchen with stainless steel appliances and a subway tile backsplash | Raleigh, NC | kitchen | forest
Farmhouse sink under a kitchen window | Franklin, TN | kitchen-sink | forest
Breakfast nook with a built-in bench | Denver, CO | breakfast-nook | mountains
Attic bedroom with slanted ceilings | Portland, ME | attic | coast
Finished basement with a bar | Omaha, NE | home-bar rec-room | plains
Coffee bar in a kitchen corner | Tulsa, OK | coffee-bar | plains
Empty bedroom with fresh paint | Columbus, OH | empty-room | city
Wall clock in a kitchen | Madison, WI | kitchen | forest
Round mirror over a console table | Charlotte, NC | wall-things | forest
Plants on a sunny windowsill | Boise, ID | window-sill | mountains hills
Fresh coat of paint in a living room | Tulsa, OK | painted-room | plains
Tea kettle on a gas stove | Denver, CO | stove | mountains
Growth of home values | Omaha, NE | chart-desk | plains
Hands holding a small house | Omaha, NE | table-things | plains
Map of a neighborhood with a pin | Omaha, NE | table-things | plains
Unpacking boxes in a kitchen | Denver, CO | kitchen moving-boxes | mountains
Golf clubs in a garage | Naples, FL | garage | tropics
Fresh baked cookies for an open house | Tulsa, OK | table-things | plains
Pegboard with tools | Omaha, NE | garage | plains
`);
